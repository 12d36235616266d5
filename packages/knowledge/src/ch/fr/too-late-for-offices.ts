/** What can still be done when the time in a letter about a fine, a tax, a benefit, a home or a job is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'ch.late.fine-reality': {
    says: 'Les trente jours sont passés. Une procédure ordinaire peut suivre, souvent une ordonnance pénale avec frais. Vous avez alors dix jours pour vous opposer.',
  },
  'ch.late.fine-step': {
    says: 'Appelez aujourd’hui le service. Demandez si vous pouvez encore payer la petite amende. Une ordonnance pénale est venue à tort ? Opposez-vous dans les dix jours.',
  },
  'ch.late.penal-step': {
    says: 'Les dix jours semblent passés. En retard sans faute, à l’hôpital ? Dans les 30 jours qui suivent, demandez la restitution et opposez-vous dans la même lettre.',
  },
  'ch.late.penal-plan': {
    says: 'Même définitive, l’amende peut se payer en plusieurs fois. Demandez aujourd’hui : impayée, elle peut devenir des jours de prison.',
  },
  'ch.late.tax-step': {
    says: 'En retard sans faute, malade ou absent ? Dans les 30 jours qui suivent, réclamez et dites pourquoi. Sinon demandez aujourd’hui un délai ou un plan.',
  },
  'ch.late.tax-right': {
    says: 'Une décision définitive peut encore changer pour une erreur de calcul claire, ou pour des faits importants que vous ne pouviez pas donner avant.',
  },
  'ch.late.benefit-step': {
    says: 'Demandez aujourd’hui une remise : par écrit, avec bonne foi, gêne et preuves. Le délai est de 30 jours dès que la décision est définitive. En retard sans faute ? Dans les 30 jours qui suivent, opposez-vous et dites pourquoi.',
  },
  'ch.late.benefit-right': {
    says: 'Une décision définitive peut encore être revue pour des faits nouveaux importants. L’office peut aussi retirer une décision clairement fausse.',
  },
  'ch.late.home-step': {
    says: 'Les trente jours semblent passés. Ils courent de la réception. Vérifiez la formule : sans formule officielle, ou sans pli séparé à chaque époux, le congé est nul, même maintenant.',
  },
  'ch.late.home-right': {
    says: 'Personne ne peut vous mettre dehors sans décision de justice. Parlez maintenant au bailleur d’une date plus tardive, et obtenez l’accord par écrit.',
  },
  'ch.late.rent-step': {
    says: 'Payez tout aujourd’hui, même si le délai est passé, et demandez par écrit de ne pas résilier. Si un congé vient, saisissez la conciliation dans les 30 jours.',
  },
  'ch.late.job-step': {
    says: 'Le délai de congé est fini ? L’indemnité pour congé abusif est alors le plus souvent perdue. Salaire, heures et vacances restent dus cinq ans.',
  },
}
