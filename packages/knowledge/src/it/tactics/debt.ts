/** Debt in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'it', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'oppose-decree',
    section: 'procedure',
    says: 'Oppose a decreto ingiuntivo within 40 days through a lawyer.',
    risk: 'It can be enforced before the end in some cases.',
    notWhen: 'You owe it. Then ask for terms.',
    when: ['decreto ingiuntivo', 'court', 'claim'],
    law: cite('cpc', 'articoli 641 e 645'),
  },
  {
    id: 'one-fifth',
    section: 'leverage',
    says: 'Work out what can be taken. Of wages mostly one fifth, and a basic part of a pension is safe.',
    risk: 'Tax and support have other shares.',
    notWhen: 'You own a lot.',
    when: ['wages', 'pignoramento', 'seizure', 'pension'],
    law: cite('cpc', 'articolo 545'),
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the date. Bills lapse after five years, other debts after ten. You must say so.',
    risk: 'A registered letter or a payment starts it again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago', 'prescrizione'],
    law: cite('cc', 'articoli 2946 e 2948'),
  },
  {
    id: 'proof-of-sale',
    section: 'disclosure',
    says: 'Ask a debt buyer for the contract and proof of the sale of the credit.',
    risk: 'They may have it.',
    notWhen: 'A court day is near.',
    when: ['collector', 'sold', 'proof'],
    law: cite('cc', 'articoli 1264 e 2697'),
  },
  {
    id: 'written-deal',
    section: 'settlement',
    says: 'Agree a lower sum only in writing: that it ends all (saldo e stralcio).',
    risk: 'Part payment can count as a yes.',
    notWhen: 'The debt has lapsed.',
    when: ['settle', 'offer'],
    law: cite('cc', 'articolo 1965'),
  },
  {
    id: 'over-debt',
    section: 'settlement',
    says: 'With far too many debts go to a public crisis body (OCC) about sovraindebitamento.',
    risk: 'It costs and takes time.',
    notWhen: 'A plan is enough.',
    when: ['cannot pay', 'many debts'],
    law: cite('crisi', 'articoli 65 e seguenti'),
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'forty',
    says: 'You have 40 days against a decreto ingiuntivo.',
    law: cite('cpc', 'articolo 641'),
  },
  {
    id: 'no-seizure',
    says: 'A collector cannot seize. Only a court officer with a title can.',
    when: ['collector'],
    law: cite('cpc', 'articolo 474'),
  },
  {
    id: 'five-ten',
    says: 'Debts lapse after five or ten years.',
    when: ['old'],
    law: cite('cc', 'articolo 2946'),
  },
])
