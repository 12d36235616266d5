/** La licence de musique : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_FR: Words = {
  'gb.music.heard-want': {
    says: 'Ils disent que quelqu’un a entendu de la musique chez vous, sans licence. Ils veulent de l’argent, et peut-être votre promesse signée.',
  },
  'gb.music.heard-step-advice': {
    says: 'Prenez un conseil juridique avant la date de la lettre. Votre association professionnelle l’offre peut-être gratuitement.',
  },
  'gb.music.heard-step-promise': {
    says: 'Ne signez pas de promesse (undertaking) avant d’avoir un conseil. La rompre plus tard peut vous coûter cher.',
  },
  'gb.music.heard-step-proof': {
    says: 'Demandez les notes de chaque visite et la liste des chansons. Vérifiez les jours, les heures et qui travaillait.',
  },
  'gb.music.heard-step-stop': {
    says: 'Si vous n’avez pas de licence maintenant, coupez la musique jusqu’à en avoir une. Ne dites pas que vous n’en jouez pas si ce n’est pas vrai.',
  },
  'gb.music.heard-option-talk': {
    says: 'Offrez de prendre une licence à partir du jour où la musique a commencé, et demandez-leur d’abandonner le reste.',
    title: 'Parler d’une licence, avec un conseil',
    cost: 'Le prix de la licence, et peut-être le coût des visites.',
    time: 'Avant la date de la lettre.',
    risk: 'Ce que vous écrivez peut servir au tribunal : faites-le donc vérifier.',
    bestFor: 'De la musique a été jouée et il n’y avait pas de licence.',
  },
  'gb.music.heard-warn': {
    says: 'Ils disent avoir la preuve d’une visite. Un tribunal peut vous ordonner d’arrêter et de payer. Un ordre du tribunal doit être suivi : prenez donc cela au sérieux.',
  },
  'gb.music.bill-want': {
    says: 'Ils veulent que vous payiez une licence de musique pour les dates de la facture.',
  },
  'gb.music.bill-step-check': {
    says: 'Comparez la facture à votre lieu : les dates, le tarif, les places ou la surface, et si de la musique est encore jouée.',
  },
  'gb.music.want-licence': {
    says: 'Ils veulent savoir si l’on entend de la musique dans votre entreprise.',
  },
  'gb.music.who': {
    says: 'PPL PRS est une société privée de deux groupes. PRS for Music encaisse pour les auteurs de chansons. PPL encaisse pour les producteurs et les musiciens.',
  },
  'gb.music.rights-summary': {
    says: 'Sans musique, pas de licence. Si vous jouez de la musique, vous pouvez demander quel tarif ils ont pris et pourquoi. Vous pouvez le contester.',
  },
  'gb.music.reality': {
    says: 'Cette lettre n’est pas une facture et ne vient pas d’un tribunal. Ces lettres vont à beaucoup d’entreprises, avec ou sans musique.',
  },
  'gb.music.reality-bill': {
    says: 'C’est la facture d’une société privée. Ce n’est pas une amende et cela ne vient pas d’un tribunal. Vous la devez seulement si vous avez accepté une licence ou joué leur musique.',
  },
  'gb.music.no-entry': {
    says: 'Ils ne peuvent pas entrer de force, fouiller votre magasin ni prendre vos affaires. Ils peuvent entrer là où le public peut entrer.',
  },
  'gb.music.no-closing': {
    says: 'Ils ne peuvent pas fermer votre entreprise ni arrêter votre musique par une lettre. Seul un juge peut l’ordonner, après un procès.',
  },
  'gb.music.know-headphones': {
    says: 'La musique dans votre propre casque n’est pas jouée en public. Pour certains lieux de travail d’une seule personne, PPL PRS dit ne rien demander.',
    learnMore:
      'Regardez leur page sur qui a besoin d’une licence. Cherchez le travail seul, et le travail à domicile sans visiteurs.',
  },
  'gb.music.org-not-council': {
    says: 'Ce n’est pas la licence de votre mairie (council), ni la licence TV (TV Licence). Vous pouvez en avoir besoin aussi, mais elles sont à part.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunal spécial, le Copyright Tribunal, peut décider si leurs conditions et leurs prix sont justes.',
  },
  'gb.music.step-check': {
    says: 'Notez ce qu’on entend chez vous : radio, TV, téléphone, musique d’attente, concerts. Notez qui peut l’entendre : clients ou personnel.',
  },
  'gb.music.step-no-music': {
    says: 'Si ni personnel ni clients n’entendent de musique, répondez-le en deux lignes. Gardez une copie.',
  },
  'gb.music.step-which-tariff': {
    says: 'Si vous jouez de la musique, demandez un devis écrit. Demandez quel tarif, quelles dates et quelle surface ils ont pris.',
  },
  'gb.music.step-in-writing': {
    says: 'Répondez par écrit, pas par téléphone. Ce que vous dites dans un appel peut être le début d’une facture.',
  },
  'gb.music.step-pay': {
    says: 'S’il vous faut la licence et si les sommes sont justes, achetez-la. Demandez à payer en plusieurs fois si l’année entière est trop.',
  },
  'gb.music.step-dispute': {
    says: 'S’ils facturent de la musique que vous n’avez pas jouée, demandez leur preuve : ce qui a été entendu, quand et par qui.',
  },
  'gb.music.step-free-music': {
    says: 'Vous pouvez utiliser de la musique sans licence PPL PRS. Choisissez des auteurs qui ne sont pas membres, et gardez la preuve de l’autorisation.',
  },
  'gb.music.step-staff': {
    says: 'Dites au personnel votre règle sur la musique. Si un employé met la radio pour d’autres, l’entreprise doit peut-être payer.',
  },
  'gb.music.right-no-licence': {
    says: 'Vous avez le droit de ne pas jouer de musique et de ne rien payer. Une licence est nécessaire seulement si la musique est jouée en public.',
  },
  'gb.music.right-no-duty': {
    says: 'La loi sur le droit d’auteur (copyright) ne vous oblige pas à remplir leur formulaire. Une courte réponse reste sage. Elle arrête souvent d’autres lettres.',
  },
  'gb.music.right-proof': {
    says: 'S’ils disent que vous avez violé le droit d’auteur (copyright), ils doivent le prouver au tribunal. C’est une demande d’argent, pas une amende.',
  },
  'gb.music.right-private': {
    says: 'Vous pouvez refuser à un visiteur l’entrée des pièces fermées au public.',
  },
  'gb.music.right-tribunal': {
    says: 'Si le prix ou les conditions ne vous semblent pas justes, vous pouvez saisir le Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Vous pouvez demander une facture claire : les dates, le tarif et les sommes. Demandez une correction si vous avez arrêté la musique plus tôt.',
  },
  'gb.music.option-no-music': {
    says: 'Envoyez une courte lettre ou un e-mail qui dit que ni personnel ni clients n’entendent de musique.',
    title: 'Leur dire que vous ne jouez pas de musique',
    cost: 'Rien.',
    time: 'Dix minutes.',
    risk: 'Cela doit être vrai. Un visiteur peut vérifier.',
    bestFor: 'Vous ne jouez rien, ou utilisez seulement un casque.',
  },
  'gb.music.option-buy': {
    says: 'Demandez un devis écrit, vérifiez la surface et l’usage, puis achetez. Vous êtes alors couvert pour l’année.',
    title: 'Demander un devis et acheter la licence',
    cost: 'Cela dépend de la surface et de l’usage. Demandez d’abord.',
    time: 'Une heure.',
    risk: 'Une licence se renouvelle souvent chaque année jusqu’à ce que vous l’arrêtiez.',
    bestFor: 'La musique fait partie de votre activité.',
  },
  'gb.music.option-challenge': {
    says: 'Demandez le calcul de la somme. Corrigez les dates, la surface et le type d’usage.',
    title: 'Contester les dates ou le tarif',
    cost: 'Demander est gratuit.',
    time: 'Quelques semaines.',
    risk: 'Ils peuvent vouloir la preuve de la fin de la musique.',
    bestFor: 'La facture couvre des jours ou des pièces sans musique.',
  },
  'gb.music.option-stop': {
    says: 'Coupez-la, dites-leur la date, et arrêtez la licence si vous en avez une.',
    title: 'Arrêter la musique',
    cost: 'Rien à partir de là.',
    time: 'Un jour.',
    risk: 'Vous pouvez encore devoir les jours d’avant.',
    bestFor: 'La musique ne vaut pas ce prix pour vous.',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRS va vraiment au tribunal contre certaines entreprises, et le perdant paie des frais. Ne l’ignorez pas si vous jouez de la musique.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Continuer à jouer en sachant qu’il faut une licence peut vous coûter plus, et peut être un délit. Ne dites pas « pas de musique » si ce n’est pas vrai.',
  },
  'gb.music.warn-card': {
    says: 'Certains appelants font seulement semblant de venir d’une société de musique. Ne donnez pas de carte à quelqu’un qui vous appelle. Rappelez le numéro de leur site.',
  },
  'gb.music.insight-headline': {
    says: 'Le ton est plus dur que les faits. La lettre ne montre aucune preuve de musique chez vous.',
    actionable: 'Répondez aux faits avec calme : ce que vous jouez, depuis quand, et qui l’entend.',
  },
  'gb.music.insight-surcharge': {
    says: 'La première année peut coûter plus si la musique a été jouée avant votre demande. Ce supplément est leur propre tarif : demandez donc où c’est écrit.',
    actionable:
      'Demandez la page du tarif avec ce supplément. Demandez de l’enlever si vous aviez demandé avant de jouer.',
  },
  'gb.music.insight-renewal': {
    says: 'Les licences se renouvellent souvent seules chaque année. On peut vous facturer une année où vous n’aviez pas de musique.',
    actionable:
      'Cherchez quand vous leur avez parlé de votre usage pour la dernière fois. Arrêtez par écrit, avec la date où la musique a fini.',
  },
  'gb.music.insight-both': {
    says: 'Une chanson a deux propriétaires : l’auteur et celui qui a fait l’enregistrement. TheMusicLicence couvre les deux en une facture.',
    actionable:
      'Si vous payez déjà seulement PRS ou seulement PPL depuis longtemps, demandez de vérifier un double paiement.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Mesurez la partie de votre lieu où l’on peut entendre la musique. Un vrai chiffre plus petit peut donner un prix plus petit.',
    risk: 'Les chiffres doivent être honnêtes.',
    notWhen: 'Le prix ne dépend pas de la surface.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Demandez à votre association professionnelle. Les tarifs sont souvent convenus avec elles, et certaines ont des prix spéciaux.',
    risk: 'Aucun.',
    notWhen: 'Vous ne jouez pas de musique.',
  },
  'gb.music.myth-radio': {
    says: 'Une radio, une application payée ou un CD à vous ne permet pas de jouer de la musique aux clients ou au personnel. C’est un droit à part.',
  },
  'gb.music.debt-rules': {
    says: 'Si une société de recouvrement écrit pour eux, elle n’a pas plus de pouvoir qu’eux. Elle ne peut pas prendre vos biens sans décision de justice (judgment).',
  },
}
