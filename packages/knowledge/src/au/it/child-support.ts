/** The Italian words of the rows in ../child-support.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_SUPPORT_IT: Words = {
  'au.kids.want': {
    says: 'L’ufficio fissa o cambia il mantenimento dei figli (child support). Guardi le entrate, le notti di cura e le date che ha usato.',
  },
  'au.kids.reality': {
    says: 'Segue un conto fisso di entrate e cura. Se un fatto è sbagliato o è cambiato, la somma può cambiare.',
  },
  'au.kids.who': {
    says: 'Services Australia calcola e riscuote il mantenimento dei figli (child support).',
  },
  'au.kids.rights': {
    says: 'Può fare opposizione (object) gratis, di solito entro 28 giorni. Poi può esaminarlo un tribunale (tribunal).',
  },
  'au.kids.right-object': {
    says: 'Può fare opposizione (object) entro 28 giorni da quando riceve la decisione. Se è in ritardo, serve un buon motivo. È gratis.',
  },
  'au.kids.right-change': {
    says: 'Se il Suo caso è speciale, chieda di cambiare il calcolo (change of assessment). I motivi sono spese per il figlio, o entrate che il conto non mostra.',
  },
  'au.kids.right-estimate': {
    says: 'Se le Sue entrate sono scese del 15% o più, può dare una stima. Così la somma segue quello che guadagna ora.',
  },
  'au.kids.right-tribunal': {
    says: 'Se l’opposizione non riesce, può esaminarla l’Administrative Review Tribunal. Per quasi tutti i casi di mantenimento dei figli (child support) è gratis.',
  },
  'au.kids.right-plan': {
    says: 'Se è in ritardo, chieda un piano. L’ufficio può prendere soldi da stipendio, rimborsi delle tasse e conti, senza tribunale.',
  },
  'au.kids.step': {
    says: 'Controlli ogni fatto nell’avviso. Chiami l’ufficio per un fatto sbagliato, e faccia opposizione per iscritto se resta.',
  },
}
