/** The French words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'ch.state.want': {
    says: 'L’argent est dû à l’État, au canton, à la commune ou à un autre organisme public.',
  },
  'ch.state.who': {
    says: 'C’est un service public. Il peut souvent fixer lui-même par une décision que vous devez l’argent.',
  },
  'ch.state.reality': {
    says: 'Une décision définitive vaut un jugement. L’office des poursuites peut alors saisir une part du salaire, sans nouveau procès.',
  },
  'ch.state.not-yet': {
    says: 'L’office des poursuites doit d’abord envoyer un commandement de payer. Vous avez dix jours pour vous opposer, mais une décision définitive peut lever l’opposition.',
  },
  'ch.state.rights': {
    says: 'Vous pouvez demander la décision, la contester à temps et demander un délai ou des acomptes.',
  },
  'ch.state.know-minimum': {
    says: 'Ce qu’il vous faut pour vivre ne peut pas être saisi sur le salaire, même pour l’État.',
  },
  'ch.state.right-defence': {
    says: 'La décision est définitive ? Vous pouvez encore montrer que vous avez payé, obtenu un délai ou que la dette est prescrite.',
  },
  'ch.state.right-fine': {
    says: 'Pour une amende, demandez tout de suite des acomptes ou un délai. Une amende impossible à encaisser peut devenir des jours de prison.',
  },
  'ch.state.right-tax': {
    says: 'En cas de gêne, vous pouvez demander des acomptes ou une remise d’impôt. Pour l’impôt fédéral, demandez avant le commandement de payer.',
  },
  'ch.state.step-ruling': {
    says: 'Cherchez une décision et son délai de recours, souvent 30 jours. S’il n’y en a pas, demandez-en une que vous pourrez contester.',
  },
  'ch.state.step-time': {
    says: 'Vous ne pouvez pas tout payer ? Écrivez au service avant la date. Proposez des acomptes et montrez votre budget.',
  },
  'ch.state.serafe-reality': {
    says: 'Serafe agit pour l’État. Si vous faites opposition, elle peut la lever elle-même par une décision. Vous pouvez recourir à l’OFCOM.',
  },
  'ch.state.premium-reality': {
    says: 'Pour les primes de base, l’assureur peut décider lui-même et lever votre opposition. Vous avez 30 jours pour contester sa décision.',
  },
  'ch.state.premium-who': {
    says: 'Un assureur de base n’est pas un service de l’État. Mais pour ses primes, la loi lui permet de décider comme lui.',
  },
}
