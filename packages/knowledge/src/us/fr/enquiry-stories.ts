/** The French words of the rows in ../enquiry-stories.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STORIES_FR: Words = {
  'us.story.house-deal': {
    says: 'Lisez le contrat : ses dates, ses sorties et qui reçoit l’acompte. Un accord sur un terrain compte le plus souvent seulement par écrit signé. Demandez à la société du titre (title firm) de garder l’argent et voyez vite un avocat.',
    dependsOn: 'ce que dit le contrat et qui ne l’a pas respecté',
  },
  'us.story.contract': {
    says: 'Un contrat engage quand les deux étaient d’accord sur les points principaux. Un seul côté ne peut pas le changer, sauf si le contrat le permet. Gardez le texte et vos messages, et écrivez ce que vous attendez jusqu’à une date.',
    dependsOn: 'ce qui était convenu et comment vous pouvez le montrer',
  },
  'us.story.hidden-fault': {
    says: 'Un vendeur qui connaissait un défaut sérieux et l’a caché ou a menti peut vous devoir la réparation. Gardez les photos, le formulaire, l’inspection et ce qu’a dit le voisin. Le délai pour aller en justice est limité.',
    dependsOn: 'ce que le vendeur savait, et votre État',
  },
  'us.story.police-home': {
    says: 'La police a besoin d’un mandat (warrant), de votre oui, ou d’une urgence pour entrer dans un logement. Dites calmement que vous n’êtes pas d’accord. Vous n’êtes pas obligé de répondre aux questions : dites que vous voulez un avocat.',
    dependsOn: 'si quelqu’un a accepté ou s’il y avait une urgence',
  },
  'us.story.police-talk': {
    says: 'Vous n’êtes pas obligé de répondre aux questions de la police au-delà de votre nom là où la loi le demande. Dites : « I want a lawyer and will stay silent » (je veux un avocat et je garde le silence). Ne mentez pas.',
  },
  'us.story.old-record': {
    says: 'Beaucoup d’États effacent les affaires vieilles ou petites, certains d’eux-mêmes. Demandez votre dossier, vérifiez l’attente et déposez une demande au tribunal. L’aide juridique (legal aid) aide souvent gratuitement.',
    dependsOn: 'l’État, l’accusation et les années depuis',
  },
  'us.story.heirs': {
    says: 'Sans testament, la loi de l’État partage entre mari ou femme et enfants. Demandez au tribunal des successions (probate court) de nommer quelqu’un pour s’occuper des biens : cette personne doit tout lister et rendre des comptes.',
    dependsOn: 'votre État, et s’il y a un testament',
  },
  'us.story.stalked': {
    says: 'Gardez tous les messages et notez chaque jour. Dites-le à la police et demandez au tribunal un ordre de protection : c’est le plus souvent gratuit. En danger, appelez le 911, ou la ligne d’aide au 1-800-799-7233.',
  },
  'us.story.images': {
    says: 'Gardez des preuves avec les liens. Demandez au site de les enlever : les grandes plateformes doivent retirer les images intimes en 48 heures. Les partager est un délit dans la plupart des États, et vous pouvez aller en justice.',
  },
  'us.story.plan-fee': {
    says: 'Les factures doivent être claires, et un prix promis devrait compter. Demandez par écrit la condition sur laquelle ils s’appuient, puis plaignez-vous à la FCC : l’entreprise doit répondre en 30 jours. La loi des consommateurs de votre État peut aider.',
    dependsOn: 'ce que disent les conditions de l’offre',
  },
  'us.story.vendor': {
    says: 'Qui ne livre pas doit le plus souvent rembourser. Contestez maintenant la partie payée par carte et écrivez une demande avec une date. Utilisez le tribunal des petits litiges (small claims court) ou la loi des consommateurs de votre État.',
    dependsOn: 'le contrat et pourquoi cela a échoué',
  },
  'us.story.repair-shop': {
    says: 'Un garage doit le plus souvent avoir votre oui avant de dépasser de loin le devis. Il peut garder la voiture pour le travail convenu. Payez sous protestation si vous en avez besoin, puis plaignez-vous et utilisez le tribunal des petits litiges (small claims court).',
    dependsOn: 'ce que vous avez signé et votre État',
  },
  'us.story.crash': {
    says: 'Ne signez pas d’abandon de droits (release) avant que votre médecin sache comment vous guérissez. Cela met fin à toutes les demandes. Gardez factures et photos, et connaissez le délai pour aller en justice dans votre État.',
    dependsOn: 'la faute, vos blessures et votre État',
  },
  'us.story.speak-up': {
    says: 'Des lois protègent ceux qui signalent un danger ou des actes interdits. À l’OSHA, vous devez aller dans les 30 jours. Gardez les messages qui montrent les dates, et voyez vite un avocat du travail.',
    dependsOn: 'ce que vous avez signalé, à qui, et votre État',
  },
  'us.story.vacation-pay': {
    says: 'Dans des États comme la Californie, l’Illinois et le Massachusetts, les congés gagnés sont du salaire et ne peuvent pas être effacés. Ailleurs, le règlement écrit décide. Demandez-le et déposez une réclamation de salaire (wage claim).',
    dependsOn: 'votre État et le règlement',
  },
  'us.story.job-offer': {
    says: 'La plupart des emplois peuvent finir à tout moment (at will), une offre peut donc être retirée. Si vous avez compté sur une promesse claire et y avez perdu, vous pouvez récupérer ces frais. Gardez la lettre et vos reçus.',
    dependsOn: 'ce qui était promis et ce que vous avez abandonné',
  },
  'us.story.rent-rise': {
    says: 'Pendant un bail, le loyer reste le plus souvent. Après, les États exigent d’être prévenu, souvent 30 à 90 jours avant. Certains États et villes limitent la hausse. Demandez par écrit la règle qu’ils utilisent.',
    dependsOn: 'votre État, votre ville et l’immeuble',
  },
  'us.story.injured-spouse': {
    says: 'Vous pouvez le plus souvent récupérer votre part d’un remboursement commun. Déposez Form 8379 (injured spouse) à l’IRS, dans les trois ans après la déclaration.',
  },
  'us.story.private-sale': {
    says: 'Une vente entre particuliers est le plus souvent définitive, car seuls les marchands donnent la garantie de base. Vous devez quelque chose si vous avez menti ou promis que cela marche. Gardez l’annonce et les messages.',
    dependsOn: 'ce que vous en avez dit',
  },
  'us.story.no-papers': {
    says: 'Les lois sur la paie vous protègent avec ou sans papiers. Votre patron ne peut pas vous punir ni appeler l’immigration parce que vous avez demandé votre paie. Parlez d’abord à l’aide juridique (legal aid) ou à un centre de travailleurs.',
  },
  'us.story.service-dog': {
    says: 'Un commerce ne peut pas refuser un chien d’assistance dressé (service dog) ni demander des papiers. Il peut demander s’il est nécessaire pour un handicap et à quoi il est dressé. Plaignez-vous à ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Si vous partez avant 60 % du trimestre, une partie de l’aide est rendue et l’école peut vous facturer. Demandez par écrit le calcul de la somme, un plan, et un départ pour difficultés (hardship withdrawal).',
    dependsOn: 'le jour de votre départ et la règle de remboursement de l’école',
  },
  'us.story.recording': {
    says: 'La loi fédérale vous laisse enregistrer une conversation où vous participez. Dans certains États, comme la Californie, la Floride et la Pennsylvanie, il faut le oui de tous.',
    dependsOn: 'votre État',
  },
  'us.story.my-things': {
    says: 'Écrivez une demande avec une liste, une date et une façon de remettre les choses. La police peut le plus souvent seulement garder le calme. Ensuite, le tribunal des petits litiges (small claims) ou une affaire de restitution (replevin) peut obtenir les choses ou leur valeur.',
  },
  'us.story.hoa-limits': {
    says: 'Des règles fédérales protègent les petites antennes et le drapeau américain, et beaucoup d’États protègent les panneaux solaires. Des limites justes de lieu et de taille sont permises. Demandez la règle écrite et une audience.',
    dependsOn: 'votre État et la règle',
  },
  'us.story.visits': {
    says: 'Les visites et la pension sont deux choses. Même si vous devez de la pension, l’autre parent doit suivre l’ordre de visite. Demandez au tribunal de le faire respecter, et de changer la pension.',
  },
  'us.story.ambulance': {
    says: 'L’interdiction fédérale des factures surprises laisse de côté les ambulances par la route, mais certains États vous protègent. Demandez la facture détaillée (itemized bill), faites appel auprès de votre assureur, et demandez un prix plus bas ou un plan.',
    dependsOn: 'votre État et votre assurance',
  },
  'us.story.care': {
    says: 'Tant que la personne comprend encore, elle peut signer une procuration (power of attorney). Sinon, demandez au tribunal une tutelle (guardianship). Celui qui gère l’argent doit le garder à part et rendre des comptes.',
  },
  'us.story.name': {
    says: 'Déposez une demande à votre tribunal local, payez les frais ou demandez une dispense, et publiez-la le plus souvent. Après un mariage ou un divorce, les papiers suffisent souvent. Prévenez ensuite Social Security et le DMV.',
  },
  'us.story.doctor': {
    says: 'Vous devez le plus souvent montrer que le médecin a été au-dessous des soins habituels et que cela vous a fait du mal. Les délais sont courts et beaucoup d’États veulent d’abord un expert. Demandez votre dossier et voyez un avocat.',
    dependsOn: 'ce qui s’est mal passé et quand',
  },
}
