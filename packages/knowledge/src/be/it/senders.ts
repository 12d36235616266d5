/** The Italian words of Belgium: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PRIVATE_FIRM: RowWords = {
  says: 'È una ditta privata. Deve mandare un primo sollecito gratis e non può pignorare nulla.',
  complainTo: 'Prima la ditta, poi il mediatore gratis.',
  nextStep: 'Controlli la bolletta e chieda un piano.',
}

export const SENDERS_IT: Words = {
  'be.sender.intrum': {
    says: 'Intrum è una società di recupero. Riscuote per altri o compra debiti. Non è un tribunale e da sola non può pignorare nulla.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Prima la ditta, poi il SPF Économie.',
    nextStep: 'Controlli il debito e le spese con il tetto. Poi scriva.',
  },
  'be.sender.eos': {
    says: 'EOS Contentia è una società di recupero. Riscuote per altri o compra debiti. Non è un tribunale e da sola non può pignorare nulla.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Prima la ditta, poi il SPF Économie.',
    nextStep: 'Controlli il debito e le spese con il tetto. Poi scriva.',
  },
  'be.sender.fiducre': {
    says: 'Fiducre è una società di recupero. Riscuote per altri o compra debiti. Non è un tribunale e da sola non può pignorare nulla.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Prima la ditta, poi il SPF Économie.',
    nextStep: 'Controlli il debito e le spese con il tetto. Poi scriva.',
  },
  'be.sender.tcm': {
    says: 'TCM Belgium è una società di recupero. Riscuote per altri o compra debiti. Non è un tribunale e da sola non può pignorare nulla.',
    regulator: 'SPF Économie / FOD Economie',
    complainTo: 'Prima la ditta, poi il SPF Économie.',
    nextStep: 'Controlli il debito e le spese con il tetto. Poi scriva.',
  },
  'be.sender.spf-finances': {
    says: 'È il fisco federale. Può pignorare senza giudice, e spesso accetta un piano.',
    nextStep: 'Chieda un piano in MyMinfin prima della data.',
  },
  'be.sender.justice-peace': {
    says: 'È un vero tribunale. Le sue carte hanno una data da non perdere.',
    nextStep: 'Vada alla prima udienza, e chieda un avvocato gratis.',
  },
  'be.sender.bailiff': {
    says: 'Un ufficiale giudiziario (huissier) consegna carte del tribunale ed esegue sentenze. Prima di una sentenza può solo chiederle di pagare.',
    nextStep: 'Chieda quale sentenza ha, e un conto completo.',
  },
  'be.sender.engie': PRIVATE_FIRM,
  'be.sender.luminus': PRIVATE_FIRM,
  'be.sender.eneco': PRIVATE_FIRM,
  'be.sender.proximus': PRIVATE_FIRM,
  'be.sender.telenet': PRIVATE_FIRM,
  'be.sender.orange': PRIVATE_FIRM,
  'be.sender.voo': PRIVATE_FIRM,
}
