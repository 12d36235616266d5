/** Questions about scams, false bills and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'fr.ask-debt.scam-sms': {
    says: 'Prenez-le pour une arnaque. Les administrations ne demandent ni paiement ni carte par SMS. Ne cliquez pas. Transférez au 33700 et tapez vous-même le vrai site.',
  },
  'fr.ask-debt.scam-bank': {
    dependsOn: 'si vous avez autorisé le paiement',
    says: 'Prévenez vite la banque. Un paiement non autorisé doit être remboursé, sauf grave négligence prouvée. Un appel avec un faux numéro de banque n’en est souvent pas une.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Elle a été supprimée en 2022. Une lettre ou un message qui la réclame aujourd’hui est sans doute une arnaque.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
}
