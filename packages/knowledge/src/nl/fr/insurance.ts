/** The French words of the Netherlands: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'nl.insurance.want': {
    says: 'Votre assureur vous dit ce qu’il paiera, ou qu’il ne paiera pas.',
  },
  'nl.insurance.step-complain': {
    says: 'Demandez le motif et la clause. Puis plaignez-vous par écrit à l’assureur.',
  },
  'nl.insurance.right-kifid': {
    says: 'Si l’assureur dit non, vous pouvez aller au Kifid. Pour l’assurance santé de base, c’est la SKGZ.',
  },
  'nl.insurance.option-kifid': {
    title: 'Se plaindre, puis aller au Kifid',
    says: 'D’abord l’assureur, puis l’organe gratuit de litiges.',
    cost: 'Rien.',
    time: 'Des mois.',
    risk: 'Aucun.',
    bestFor: 'Vous pensez que le non est faux.',
  },
  'nl.insurance.reality': {
    says: 'C’est l’avis de l’assureur. Vous pouvez vous opposer et aller à un organe gratuit de litiges.',
  },
  'nl.insurance.right-three-years': {
    says: 'Vous pouvez réclamer pendant trois ans. Un non clair fait repartir les trois ans, alors agissez vite.',
  },
  'nl.insurance.right-disclosure': {
    says: 'S’ils disent que vous avez caché quelque chose, ils doivent vous le dire sous deux mois après l’avoir appris, ou ils perdent ce point.',
  },
  'nl.insurance.right-late-notice': {
    says: 'Une déclaration tardive du dommage ne compte contre vous que si elle a nui à l’assureur.',
  },
  'nl.insurance.step-file': {
    says: 'Rassemblez la police, les conditions, les photos et les factures. Notez ce qui s’est passé et quand.',
  },
  'nl.insurance.step-three-months': {
    says: 'Après la dernière réponse de l’assureur, allez au Kifid sous trois mois.',
  },
  'nl.insurance.option-help': {
    title: 'Prendre un conseil juridique gratuit',
    says: 'Le Juridisch Loket regarde la lettre avec vous.',
    cost: 'Gratuit',
    time: 'Cette semaine',
    risk: 'Aucun.',
    bestFor: 'Vous ne comprenez pas le motif.',
  },
  'nl.insurance.right-register': {
    says: 'Une inscription au registre des fraudes (EVR) exige des preuves solides et doit être proportionnée. Opposez-vous, puis allez au Kifid ou au juge.',
  },
}
