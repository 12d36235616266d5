/** The Italian words of Japan: senders. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_IT: Words = {
  'jp.sender.zeimusho': {
    says: 'È l’ufficio nazionale delle tasse. Può pignorare senza tribunale dopo un sollecito formale.',
    nextStep: 'Chiami prima della data e chieda tempo.',
  },
  'jp.sender.kansai': {
    says: 'È un tribunale per cause più piccole. Non ignori mai le sue carte.',
    nextStep: 'Controlli Lei il numero e risponda in tempo.',
  },
  'jp.sender.nittele': {
    says: 'È una società di recupero con licenza. Non è un tribunale e non può pignorare da sola.',
    nextStep: 'Controlli l’età del debito prima di chiamare.',
  },
  'jp.sender.abilio': {
    says: 'È una società di recupero con licenza. Non è un tribunale e non può pignorare da sola.',
    nextStep: 'Controlli l’età del debito prima di chiamare.',
  },
  'jp.sender.mufrontier': {
    says: 'È una società di recupero con licenza. Non è un tribunale e non può pignorare da sola.',
    nextStep: 'Controlli l’età del debito prima di chiamare.',
  },
  'jp.sender.partir': {
    says: 'È una società di recupero con licenza. Non è un tribunale e non può pignorare da sola.',
    nextStep: 'Controlli l’età del debito prima di chiamare.',
  },
}
