/** Rights on bills for energy, water, phone and broadband: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_RIGHTS_IT: Words = {
  'gb.bill.right-afford': {
    says: 'Una società di energia deve offrirle modi di pagare, e fissare un piano in base a quanto può.',
  },
  'gb.bill.right-prepayment': {
    says: 'In alcune case non possono imporre un contatore prepagato (prepayment meter). Una è la casa con un bambino sotto i due anni. Un’altra è la casa di persone sopra i 75 anni senza sostegno.',
  },
  'gb.bill.step-back-bill': {
    says: 'Scriva alla società: tolga tutta l’energia usata più di 12 mesi prima di questa bolletta, perché non l’ha fatturata in tempo. Poi controlli il resto.',
  },
  'gb.bill.insight-back-bill': {
    says: 'La società dice che per un periodo non ha mandato bollette. Non può chiedere energia usata più di 12 mesi prima di questa bolletta, se Lei non l’ha impedito.',
    actionable:
      'Chieda di togliere tutto il consumo di oltre 12 mesi prima della bolletta, e una nuova bolletta. Lo faccia prima di concordare un piano.',
  },
  'gb.bill.right-back-bill': {
    says: 'Non è obbligato a pagare energia di più di 12 mesi fa che non hanno fatturato, se Lei non l’ha impedito.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Faccia reclamo alla società. Dopo otto settimane, o una risposta finale, può decidere gratis l’Energy Ombudsman.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Faccia reclamo all’azienda del telefono o di internet. Dopo sei settimane, o una risposta finale, può decidere un organismo gratuito.',
  },
  'gb.bill.right-water': {
    says: 'Ha diritto all’acqua in casa, anche se deve soldi per questa.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Una società non deve ingannarla o intimidirla per farla pagare.',
  },
  'gb.bill.right-heat-network': {
    says: 'Dal 27 gennaio 2026 Ofgem ha regole per il riscaldamento comune. La ditta deve essere corretta, aiutare chi ha poco e staccare solo alla fine. Il reclamo all’Energy Ombudsman è gratis.',
  },
  'gb.bill.right-heat-lease': {
    says: 'Il calore fa parte delle spese del suo appartamento? Allora il costo deve essere equo e il tribunale può decidere.',
  },
}
