/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_IT: Words = {
  'nz.home.element-reason': {
    says: 'Una disdetta di 42 giorni deve dire quale motivo della legge usa.',
    name: 'Il motivo',
    ifMissing:
      'Non vediamo un motivo. Una disdetta di 42 giorni senza motivo può non valere. Chieda a Community Law.',
  },
  'nz.home.know-form': {
    says: 'Una disdetta deve essere scritta, dare l’indirizzo e l’ultimo giorno, ed essere firmata. Una disdetta di 42 giorni deve dare il motivo.',
  },
  'nz.home.right-ninety': {
    says: 'Dal 30 gennaio 2025 un padrone di casa può chiudere un affitto senza scadenza (periodic tenancy) con 90 giorni di preavviso e senza motivo.',
  },
  'nz.home.right-forty-two': {
    says: 'Con 42 giorni serve loro un motivo della legge. Il proprietario o la famiglia viene ad abitare, si vende vuota, o serve per lavoratori.',
  },
  'nz.home.right-fixed': {
    says: 'Un affitto a termine (fixed term) non può finire prima con una disdetta. Alla fine continua, a meno che una parte abbia dato disdetta da 90 a 21 giorni prima.',
  },
  'nz.home.right-retaliation': {
    says: 'Una disdetta per punirla perché difende i Suoi diritti è contro la legge. Faccia domanda entro 28 giorni lavorativi e il Tribunal può annullarla.',
  },
  'nz.home.ninety': {
    says: 'Una disdetta senza motivo deve darle almeno 90 giorni. Contiamo dalla sua data, quindi può essere un po’ più tardi.',
    action: 'Andare via, o contestare la disdetta',
    consequence: 'Possono chiedere al Tribunal un ordine di sfratto (possession order).',
  },
  'nz.home.forty-two': {
    says: 'Una disdetta con un motivo del proprietario deve darle almeno 42 giorni. Contiamo dalla sua data, quindi può essere un po’ più tardi.',
    action: 'Andare via, o contestare la disdetta',
    consequence: 'Possono chiedere al Tribunal un ordine di sfratto (possession order).',
  },
  'nz.home.change-2025': {
    says: 'Dal 30 gennaio 2025 una disdetta di 90 giorni non ha bisogno di un motivo.',
    was: 'A un padrone di casa serviva un motivo per chiudere un affitto senza scadenza (periodic tenancy).',
    is: 'Un padrone di casa può dare 90 giorni di preavviso senza motivo.',
  },
  'nz.home.know-service': {
    says: 'I giorni contano da quando un avviso vale come dato. Per posta aggiunga quattro giorni lavorativi, e nella Sua cassetta delle lettere due.',
  },
}
