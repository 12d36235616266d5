/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Non. Vous n’allez pas en prison parce que vous ne pouvez pas payer une dette normale.',
  },
  'it.ask.collector-home': {
    says: 'Un agent de recouvrement ne peut pas entrer, prendre des choses ou vous appeler toute la journée. Vous n’êtes pas obligé d’ouvrir la porte.',
  },
  'it.ask.many-debts': {
    says: 'Allez à un organisme de crise (OCC). Un juge peut fixer un plan ou effacer des dettes, une fois même sans rien à offrir. Payez d’abord logement, électricité et nourriture.',
  },
  'it.ask.crif': {
    says: 'Une ou deux mensualités en retard : 12 mois après votre paiement. Plus : 24 mois. Jamais payé : 36 mois après la fin du contrat. Demandez vos données gratuitement.',
    dependsOn: 'combien de mensualités étaient en retard et si vous avez payé',
  },
  'it.ask.myth-family-pays': {
    says: 'La famille ne paie pas vos dettes, sauf si elle a signé. Les héritiers peuvent refuser, ou accepter seulement avec ce qu’il y a (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Ne pas retirer une lettre recommandée n’aide pas : elle compte comme remise après quelques jours.',
  },
  'it.ask.guarantor': {
    says: 'Vous répondez seulement de ce que vous avez signé, avec les défenses du débiteur. Vous pouvez être libre si la banque n’a pas poursuivi le débiteur en six mois. Ce que vous payez, vous pouvez le demander au débiteur.',
    dependsOn: 'ce que dit le papier que vous avez signé',
  },
}
