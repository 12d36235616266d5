/** Une amende pour absence à l'école : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_FR: Words = {
  'gb.absence.sums': {
    says: 'La première amende est de £80 si vous payez dans les 21 jours, et de £160 jusqu’au jour 28. Une deuxième en trois ans est tout de suite de £160.',
  },
  'gb.absence.right-two': {
    says: 'Un parent peut recevoir au plus deux de ces amendes pour un enfant en trois ans. Ensuite la commune (council) doit choisir une autre voie, par exemple le tribunal.',
  },
  'gb.absence.right-ten': {
    says: 'Une amende est envisagée dès dix demi-journées manquées sans accord en dix semaines d’école. S’il y en avait moins, demandez pourquoi elle est venue.',
  },
  'gb.absence.support-first': {
    says: 'Votre enfant est malade, handicapé, harcelé ou a peur de l’école ? Alors l’aide doit passer avant une amende.',
    actionable: 'Écrivez-le à l’école et à la commune, et demandez une réunion sur l’aide.',
  },
  'gb.absence.deadline': {
    says: 'Vous avez 28 jours pour payer, ou pour obtenir le retrait de l’avis.',
    action: 'Payer, ou obtenir le retrait de l’avis',
    consequence: 'Ensuite la commune doit aller au tribunal ou retirer l’avis.',
  },
  'gb.absence.deadline-lower': {
    says: 'La somme réduite est pour ceux qui paient dans les 21 jours.',
    action: 'Payer la somme réduite, si vous choisissez de payer',
    consequence: 'Après ce jour, l’amende est de £160.',
  },
  'gb.absence.right-reasons': {
    says: 'Ce n’est pas une infraction si l’école avait donné son accord, si l’enfant était malade ou si c’était une fête de votre religion. Envoyez des preuves.',
  },
  'gb.absence.each-parent': {
    says: 'Chaque parent peut recevoir une amende pour chaque enfant. Payer la vôtre ne paie pas celle de l’autre parent.',
  },
  'gb.absence.step-records': {
    says: 'Demandez à l’école le relevé des présences et sa réponse sur l’absence. Rassemblez les messages et un mot du médecin.',
  },
  'gb.absence.option-withdraw': {
    says: 'Écrivez aujourd’hui à la commune. Dites ce qui est faux et envoyez des preuves.',
    title: 'Demander à la commune de la retirer',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Les jours pour payer continuent. En cas de refus, payez à temps ou allez au tribunal.',
    bestFor: 'Mauvaise personne ou mauvais jours, accord donné, ou enfant malade.',
  },
  'gb.absence.option-court': {
    says: 'Si vous ne payez pas, la commune peut vous mener au tribunal. Vous pouvez y plaider non coupable.',
    title: 'Laisser un tribunal décider',
    cost: 'Une amende et des frais si vous perdez.',
    time: 'Quelques mois.',
    risk: 'Jusqu’à £1,000 d’amende, ou £2,500 si vous le saviez, et un casier judiciaire.',
    bestFor: 'Vous avez de bonnes preuves et un conseil juridique.',
  },
  'gb.absence.wales-sums': {
    says: 'Au pays de Galles, c’est £60 dans les 28 jours, et £120 jusqu’au jour 42. Payer à temps met fin à l’affaire sans tribunal.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Il n’y a pas de recours. Vous pouvez demander le retrait : mauvaise personne, erreur, ou contraire aux règles de la commune.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Si vous payez à temps, pas de procès pour cette absence, et pas de casier judiciaire.',
  },
  'gb.absence.wales-deadline': {
    says: 'Vous avez 42 jours pour payer, ou pour obtenir le retrait de l’avis.',
    action: 'Payer, ou obtenir le retrait de l’avis',
    consequence: 'Ensuite la commune doit aller au tribunal ou retirer l’avis.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'La somme réduite est pour ceux qui paient dans les 28 jours.',
    action: 'Payer la somme réduite, si vous choisissez de payer',
    consequence: 'Après ce jour, l’amende est de £120.',
  },
  'gb.absence.wales-step': {
    says: 'Vérifiez le nom, l’enfant et les jours. Puis payez la somme réduite à temps, ou demandez tout de suite le retrait.',
  },
  'gb.absence.wales-warning': {
    says: 'Sans paiement au jour 42, la commune doit aller au tribunal ou retirer l’avis. Prenez conseil si un papier du tribunal arrive.',
  },
  'gb.absence.scotland-none': {
    says: 'En Écosse, il n’y a pas d’amende de ce genre pour absence à l’école. Demandez sur quelle loi l’expéditeur se fonde avant de payer.',
  },
  'gb.absence.scotland-right': {
    says: 'La commune doit d’abord vous demander d’expliquer l’absence. Une bonne raison, comme la maladie, suffit.',
  },
  'gb.absence.scotland-step': {
    says: 'Écrivez à l’école et à la commune et expliquez chaque jour. Demandez de l’aide pour votre enfant.',
  },
  'gb.absence.ni-none': {
    says: 'En Irlande du Nord, il n’y a pas d’amende de ce genre pour absence à l’école. Seul un tribunal peut y condamner un parent, jusqu’à £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'L’autorité scolaire (Education Authority) doit d’abord penser à une mesure d’aide, à la place d’un procès.',
  },
  'gb.absence.ni-step': {
    says: 'Parlez avec l’Education Welfare Officer et répondez à chaque lettre. Expliquez chaque jour, avec preuves.',
  },
}
