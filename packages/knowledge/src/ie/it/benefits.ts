/** The Italian words of Ireland: benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'ie.benefit.want': {
    says: 'Cerchi quali settimane, quanto e perché.',
  },
  'ie.benefit.reality': {
    says: 'Può fare ricorso contro la decisione e chiedere pagamenti più piccoli.',
  },
  'ie.benefit.who': {
    says: 'Il Department of Social Protection paga i sussidi. Il Social Welfare Appeals Office ne è separato.',
  },
  'ie.benefit.rights': {
    says: 'Può chiedere una revisione, fare ricorso gratis e dire quanto può pagare.',
  },
  'ie.benefit.right-appeal': {
    says: 'Può fare ricorso al Social Welfare Appeals Office. Un’udienza è gratis.',
  },
  'ie.benefit.right-comment': {
    says: 'Prima che prendano soldi, può dire quanto può pagare.',
  },
  'ie.benefit.right-cap': {
    says: 'Senza il Suo consenso possono prendere al massimo il 15 % del Suo importo personale a settimana.',
  },
  'ie.benefit.appeal': {
    says: 'Faccia ricorso entro 60 giorni dalla data della decisione. Dopo serve un buon motivo, e dopo 180 giorni è troppo tardi.',
    action: 'Mandare il ricorso al Social Welfare Appeals Office',
    consequence: 'Un ricorso tardi è accettato solo con un buon motivo.',
  },
  'ie.benefit.step-why': {
    says: 'Chieda la decisione, le settimane e le somme. Le confronti con le Sue carte.',
  },
  'ie.benefit.step-appeal': {
    says: 'Se è sbagliato, faccia ricorso e chieda di aspettare con la restituzione.',
  },
  'ie.benefit.step-help': {
    says: 'Abbia aiuto gratis da Citizens Information o FLAC.',
  },
  'ie.benefit.opt-appeal': {
    title: 'Fare ricorso',
    says: 'Mandi il modulo con le Sue ragioni.',
    cost: 'Gratis.',
    time: '60 giorni.',
    risk: 'Basso.',
    bestFor: 'La decisione o la somma è sbagliata.',
  },
  'ie.benefit.opt-plan': {
    title: 'Chiedere piccoli pagamenti',
    says: 'Dica le Sue entrate e spese.',
    cost: 'La somma concordata.',
    time: 'Ora.',
    risk: 'Basso.',
    bestFor: 'È giusto ma non può pagare tutto insieme.',
  },
  'ie.benefit.right-second-look': {
    says: 'Se fa ricorso, il Dipartimento deve prima riesaminare la sua decisione. Molte decisioni cambiano in questa fase.',
  },
  'ie.benefit.right-residence': {
    says: 'Devono vedere cinque cose, come da quanto è qui, il lavoro e i legami. Viene dall’UE e lavora qui? Allora è lavoratore, anche part-time, e Child Benefit spetta senza questo esame. Alleghi le buste paga.',
  },
}
