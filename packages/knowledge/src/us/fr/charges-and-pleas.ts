/** The French words of the rows in ../charges-and-pleas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CHARGES_AND_PLEAS_FR: Words = {
  'us.plea.want': {
    says: 'Un tribunal veut votre réponse : coupable (guilty) ou non coupable (not guilty). Payer l’amende, c’est le plus souvent plaider coupable.',
  },
  'us.plea.reality': {
    says: 'C’est vrai et il y a une date. Rien n’est encore décidé.',
  },
  'us.plea.right-trial': {
    says: 'Vous pouvez plaider non coupable (not guilty). Alors ils doivent le prouver à un juge, et vous pouvez poser des questions et apporter des preuves.',
  },
  'us.plea.right-lawyer': {
    says: 'Là où vous risquez la prison, vous pouvez avoir un avocat, gratuit si vous ne pouvez pas payer. Si vous n’êtes pas citoyen, demandez à un avocat avant de plaider.',
  },
  'us.plea.step': {
    says: 'Répondez au plus tard à la date indiquée sur le papier et gardez une preuve. Demandez au greffe (clerk) une audience, un stage de conduite ou une accusation plus légère.',
  },
  'us.plea.option-fight': {
    says: 'Plaidez non coupable (not guilty) au plus tard à la date indiquée et allez à l’audience.',
    title: 'Plaider non coupable (not guilty)',
    cost: 'Le plus souvent gratuit ; des frais de tribunal si vous perdez',
    time: 'Des semaines ou des mois',
    risk: 'Vous pouvez perdre et payer plus.',
    bestFor: 'Vous ne l’avez pas fait, ou les points vous feraient du tort.',
  },
  'us.plea.option-pay': {
    says: 'Payez au plus tard à la date indiquée, si vous acceptez les points et l’effet sur votre assurance.',
    title: 'Payer l’amende',
    cost: 'L’amende et les frais',
    time: 'Au plus tard à la date indiquée sur le papier',
    risk: 'Des points sur votre permis. Votre assurance peut monter.',
    bestFor: 'Vous l’avez fait et les points ne comptent pas.',
  },
  ...stateWords('plea', {
    NC: 'beaucoup d’amendes peuvent être payées avant le jour du tribunal. Vous pouvez demander au procureur de la réduire, ou plaider non coupable (not guilty)',
    TX: 'vous pouvez plaider non coupable (not guilty), ou demander au plus tard à la date indiquée un stage de conduite ou un report (deferral). L’affaire est alors le plus souvent abandonnée',
  }),
}
