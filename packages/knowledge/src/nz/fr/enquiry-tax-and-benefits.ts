/** Questions about taxes, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_FR: Words = {
  'nz.ask.tax': {
    says: 'Vérifiez dans myIR. Demandez à payer en plusieurs fois avant la date limite, ou contestez à temps si c’est faux.',
  },
  'nz.ask.benefit': {
    says: 'Demandez les raisons. Si c’est faux, demandez un réexamen (review) dans les trois mois. Si c’est juste, demandez de plus petits paiements.',
  },
  'nz.ask.winz-debt': {
    says: 'Si vous n’êtes pas d’accord, demandez à Work and Income un réexamen (review) dans les trois mois. Si vous le devez, demandez à payer de plus petites sommes, qui vous laissent vivre.',
  },
  'nz.ask.benefit-refused': {
    says: 'Demandez par écrit un réexamen de la décision (review of decision) dans les trois mois. Un comité l’examine, et ensuite vous pouvez faire appel. C’est gratuit.',
  },
  'nz.ask.ird-deduct': {
    says: 'Appelez Inland Revenue ou allez sur myIR aujourd’hui. Il peut baisser la retenue en cas de difficulté, accepter des versements et annuler des pénalités ou intérêts. S’il a trop pris, plaignez-vous à l’Ombudsman.',
  },
  'nz.ask.winz-relationship': {
    says: 'Partager une maison ne suffit pas. Il faut comme un mariage, avec un lien et un soutien d’argent. Demandez un réexamen (review) dans les trois mois et montrez que vous vivez et payez à part.',
  },
  'nz.ask.acc-declined': {
    says: 'Demandez un réexamen (review) dans les trois mois de la lettre; c’est gratuit. Faites écrire par un médecin comment l’accident a causé la blessure. Ensuite, un appel à la District Court est possible.',
  },
}
