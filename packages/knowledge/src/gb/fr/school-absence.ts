/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in French. */
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
}
