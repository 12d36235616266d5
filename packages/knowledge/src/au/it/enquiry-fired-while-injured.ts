/** Questions on being dismissed while on workers compensation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_IT: Words = {
  'au.ask.injured-sacked': {
    says: 'È vietato licenziarLa perché ha chiesto l’indennizzo. Anche l’inabilità dopo un infortunio sul lavoro protegge per un po’. Sono sei mesi nel Nuovo Galles del Sud e dodici nel Queensland. Nel Victoria il datore deve offrirLe lavoro per 52 settimane, se può. I pagamenti di solito continuano dopo la fine del lavoro. Agisca entro 21 giorni: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'Nel Nuovo Galles del Sud è reato licenziarLa nei primi sei mesi perché l’infortunio La rende inabile. Quando un medico La dice idonea, chieda per iscritto il Suo posto. Se l’azienda rifiuta, l’Industrial Relations Commission può ordinarlo fino a due anni dopo. I pagamenti di solito continuano. Licenziamento per la richiesta? Ha 21 giorni: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-qld': {
    says: 'Nel Queensland non possono licenziarLa nei 12 mesi dopo l’infortunio perché La rende inabile. Il datore rischia una multa. In quell’anno, quando un medico La dice idonea, chieda per iscritto il Suo posto. Se rifiuta, la Queensland Industrial Relations Commission può ordinarlo. I pagamenti di solito continuano. Licenziamento per la richiesta? Ha 21 giorni: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-vic': {
    says: 'Nel Victoria il datore deve darLe il Suo posto o un lavoro adatto per 52 settimane di inabilità. Vale per quanto è ragionevole. Licenziarla per la richiesta è reato. Chieda per iscritto il motivo e, con certificato medico, un lavoro adatto. Se non lo offre, avvisi WorkSafe Victoria. I pagamenti di solito continuano. Agisca entro 21 giorni: Fair Work Commission 1300 799 675.',
  },
}
