/** The French words of Spain: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_FR: Words = {
  'es.ask.locks': {
    says: 'Non. Seul un juge peut vous faire partir. Si le bailleur change les serrures ou coupe l’eau, appelez la police et gardez des preuves.',
  },
  'es.ask.end-lease': {
    says: 'Pour les baux depuis mars 2019, vous pouvez rester cinq ans, ou sept si le propriétaire est une société. Ensuite, le bailleur doit prévenir au moins quatre mois avant, ou le bail continue.',
    dependsOn: 'quand vous avez signé et qui est le propriétaire',
  },
  'es.ask.rent-rise': {
    says: 'Le loyer peut monter une fois par an, seulement si le bail le dit. Pour les baux depuis le 26 mai 2023, le plafond est l’indice INE (IRAV). Un décret d’octobre 2026 fixe 2 %, si le parlement le confirme.',
    dependsOn: 'la date et les mots de votre bail',
  },
  'es.ask.deposit': {
    says: 'Demandez le dépôt (fianza) par écrit avec la date où vous avez rendu les clés. Après un mois, le bailleur doit des intérêts. Jusqu’à 2 000 €, vous pouvez agir sans avocat.',
  },
  'es.ask.rent-behind': {
    says: 'Payez ce que vous pouvez maintenant et offrez un plan par écrit. Allez aux services sociaux. S’ils vont au tribunal, vous pouvez l’arrêter une fois en payant tout à temps.',
  },
  'es.ask.repairs': {
    says: 'Dites-le au bailleur par écrit avec des photos. Il doit garder le logement habitable. Si c’est urgent, vous pouvez le faire et demander l’argent.',
  },
  'es.ask.dismissed': {
    says: 'Signez « no conforme », et demandez la conciliation sous 20 jours ouvrables. Demandez le chômage (paro) sous 15 jours ouvrables. Un syndicat ou un avocat gratuit peut aider.',
  },
  'es.ask.sign-finiquito': {
    says: 'Vous pouvez signer que vous l’avez reçu. Ajoutez « no conforme » et la date si vous doutez des sommes. Alors vous pouvez encore réclamer.',
    dependsOn: 'si les sommes sont justes',
  },
  'es.ask.paro-disciplinary': {
    says: 'Oui, après tout licenciement, si vous avez cotisé 360 jours en six ans. Demandez au SEPE sous 15 jours ouvrables.',
  },
  'es.ask.wages-unpaid': {
    says: 'Demandez par écrit, puis déposez une conciliation. Vous avez un an pour chaque mois de salaire. Un salaire en retard rapporte 10 % d’intérêts.',
  },
  'es.ask.landlord-enters': {
    says: 'Non. Le bailleur ne peut entrer qu’avec votre oui, ou avec un juge. Convenez d’un jour pour les réparations.',
  },
  'es.ask.leave-flat': {
    says: 'Oui, après six mois, avec 30 jours de préavis. Vous payez en plus seulement si le bail le dit : un mois par année restante.',
  },
  'es.ask.sick-dismissed': {
    says: 'Ils ne peuvent pas vous renvoyer parce que vous êtes malade : c’est nul. Pour un autre motif réel, ils le peuvent. Vous avez 20 jours ouvrables pour contester.',
    dependsOn: 'le vrai motif',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Non. Un renvoi pendant la grossesse ou un congé de garde est nul, sauf si l’entreprise prouve un autre motif réel. Contestez sous 20 jours ouvrables.',
  },
  'es.ask.resign': {
    says: 'Vous donnez le préavis de votre convention (convenio), le plus souvent 15 jours. Si vous démissionnez, il n’y a pas de chômage, sauf faute grave de l’entreprise.',
    dependsOn: 'votre convention (convenio) et le motif',
  },
  'es.ask.myth-no-contract-rent': {
    says: 'Un bail oral est un bail. Vous avez les mêmes droits, si vous pouvez montrer que vous payez et vivez là.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Les enfants seuls n’arrêtent pas une expulsion. Mais le tribunal doit prévenir les services sociaux et peut faire une pause.',
  },
  'es.ask.leave-unpaid': {
    says: 'Réclamez par écrit et allez à la conciliation : vous avez un an. Si trois mois entiers sont impayés en un an, ou six en retard, le juge peut rompre le contrat. Vous touchez alors l’indemnité d’un licenciement abusif. Ne partez pas avant.',
  },
  'es.ask.holiday-left': {
    says: 'À la fin du contrat, l’entreprise doit payer les congés non pris. Signez le solde avec « no conforme ». Déposez la demande de conciliation : vous avez un an.',
  },
  'es.ask.landlord-needs-home': {
    dependsOn: 'votre bail',
    says: 'Seulement si le bailleur est une personne, si la première année est passée et si le bail le prévoit. Le besoin doit être pour lui, ses enfants, parents ou conjoint divorcé, avec deux mois de préavis. Si personne n’emménage en trois mois, vous pouvez réclamer.',
  },
  'es.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les faits et la date d’effet. Un message ou un appel sans cela le rend abusif (improcedente). Gardez-le et écrivez que vous contestez. Vous avez 20 jours ouvrables.',
  },
  'es.ask.child-hours': {
    says: 'Avec un enfant de moins de 12 ans, vous pouvez réduire votre journée d’un huitième à la moitié, avec moins de salaire. L’entreprise ne peut discuter que des horaires. Demandez-le par écrit 15 jours avant. En cas de refus, saisissez le juge sous 20 jours ouvrables.',
  },
  'es.ask.home-sold': {
    dependsOn: 'la date de signature',
    says: 'Une vente ne met pas fin au bail : l’acheteur doit le respecter jusqu’à cinq ans, sept si le bailleur était une société. Vous pouvez souvent acheter en premier, sous 30 jours après un avis complet. Ne signez pas de départ.',
  },
  'es.ask.mutua-alta': {
    says: 'Demandez au INSS de revoir la reprise sous dix jours ouvrables, et prévenez l’entreprise le même jour. Après un accident du travail suivi par la mutua, l’arrêt et la paie continuent jusqu’à la décision. Si elle est confirmée, vous remboursez.',
  },
  'es.ask.temporary-end': {
    says: 'Vous touchez 12 jours de salaire par année, sauf contrats de formation ou de remplacement. Ajoutez les congés restants. Si le contrat n’était pas vraiment temporaire, contestez sous 20 jours ouvrables.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat temporaire peut finir à sa date. Mais s’il n’est pas renouvelé à cause de la grossesse, c’est une discrimination, nulle. Gardez les messages et la preuve que d’autres ont été renouvelés. Vous avez 20 jours ouvrables.',
  },
  'es.ask.wages-leave': {
    says: 'Ne partez pas d’abord. Avec trois mois impayés en un an, ou six en retard, le juge peut rompre le contrat avec l’indemnité d’un licenciement injuste, et vous avez le chômage (paro). Réclamez chaque mois en un an. Sinon FOGASA paie jusqu’à une limite.',
  },
  'es.ask.agency-fee': {
    says: 'Pour un logement loué, le bailleur paie l’agence et le contrat, pas vous. Si vous avez payé, réclamez par écrit. L’OMIC aide gratuitement.',
  },
  'es.ask.not-registered': {
    says: 'Vous avez tous les droits, même sans papier. Gardez messages, photos et noms. Signalez à l’Inspección de Trabajo, aussi sans nom. Un an pour les salaires, 20 jours ouvrables pour un licenciement.',
  },
  'es.ask.mobbing': {
    says: 'Notez chaque fait, date et témoins, et voyez un médecin. Utilisez la voie de l’entreprise et l’inspection. Le juge peut l’arrêter vite et indemniser. Vous pouvez demander la fin du contrat avec indemnité.',
  },
  'es.ask.paro-length': {
    says: 'Avec 360 jours cotisés en six ans, quatre mois. Cela monte jusqu’à deux ans. 70 % de la base six mois, puis 60 %. Demandez en 15 jours ouvrables.',
    dependsOn: 'le nombre de jours cotisés',
  },
  'es.ask.deposit-limit': {
    says: 'Pour un logement jusqu’à cinq ans, le dépôt est d’un mois de loyer, plus deux mois de garantie au plus. Sept ans si le bailleur est une société. Vous pouvez refuser plus.',
  },
  'es.ask.evict-children': {
    says: 'Les enfants seuls ne l’arrêtent pas. Avec peu de revenus, le juge avertit les services sociaux et peut suspendre deux mois, quatre si le bailleur est une société. Demandez le rapport social et un avocat gratuit.',
    dependsOn: 'vos revenus et le propriétaire',
  },
  'es.ask.dismissal-notice': {
    says: 'Pour un licenciement disciplinaire, pas de préavis. Pour motif économique (objetivo), 15 jours ou leur paiement. À la fin d’un contrat temporaire de plus d’un an, aussi 15. Toujours écrit : 20 jours ouvrables pour contester.',
    dependsOn: 'le type de licenciement',
  },
}
