/** Questions about breaks at work and a fixed term job that is ended early: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_DE: Words = {
  'nz.ask.breaks': {
    says: 'Nein, Ihre Pausen stehen Ihnen zu. Bei acht Stunden sind es zwei bezahlte Pausen von 10 Minuten und eine Essenspause von 30 Minuten, die unbezahlt sein darf. Bei vier bis sechs Stunden je eine. Bei zwei bis vier Stunden einmal 10 bezahlte Minuten. Längere Schichten haben mehr. Nur manche nötigen Dienste weichen ab, mit Ausgleich. Schriftlich fordern, dann 0800 20 90 20, kostenlos.',
  },
  'nz.ask.fixed-term-job': {
    says: 'Eine Befristung zählt nur mit echtem Grund, der Ihnen gesagt wurde und im Vertrag steht. Sonst sind Sie fest angestellt. Früher enden darf sie nur, wenn der Vertrag es erlaubt oder aus gutem Grund mit fairem Verfahren. Sonst ist es eine ungerechtfertigte Kündigung, und Sie können Lohn bis zum Enddatum fordern. Beschwerde (personal grievance) schriftlich binnen 90 Tagen. Hilfe: 0800 20 90 20.',
  },
}
