/** Rates in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RATES_NORTHERN_IRELAND_IT: Words = {
  'gb.council-tax.ni-rates': {
    says: 'L’Irlanda del Nord ha l’imposta chiamata «rates», non la council tax. La manda l’ufficio che la riscuote. Non è una società privata.',
  },
  'gb.council-tax.ni-wants': {
    says: 'Vogliono l’imposta (rates) non pagata. Può chiedere di pagare a rate.',
  },
  'gb.council-tax.ni-step-call': {
    says: 'Chiami oggi Land & Property Services e chieda un piano di pagamento.',
  },
  'gb.council-tax.ni-step-help': {
    says: 'Chieda gli aiuti per l’imposta (rates) per reddito basso, disabilità o anziani che vivono soli.',
  },
  'gb.council-tax.ni-option-plan': {
    title: 'Chiedere un piano di pagamento',
    says: 'Offra una somma che riesce a mantenere.',
    cost: 'Quanto può pagare',
    time: 'Una telefonata',
    risk: 'Se smette di pagare, possono andare in tribunale.',
    bestFor: 'La deve e può pagare un po’ alla volta.',
  },
  'gb.council-tax.ni-rights': {
    says: 'Se paga la parte in ritardo entro 7 giorni da un sollecito, il piano mensile resta. Dopo un ultimo avviso (final notice) ha 10 giorni.',
  },
  'gb.council-tax.ni-reality': {
    says: 'Senza un piano possono portarla in tribunale e aggiungere spese. Anche dopo un ultimo avviso (final notice) può chiedere un piano.',
  },
  'gb.council-tax.ni-cannot': {
    says: 'Nessuno può prendere beni o stipendio per l’imposta (rates) senza un ordine del tribunale. Poi deve agire un ufficio di esecuzione.',
  },
  'gb.council-tax.ni-step-advice': {
    says: 'Chieda aiuto gratuito ad Advice NI allo 0800 915 4604.',
  },
  'gb.council-tax.ni-option-help': {
    title: 'Chiedere una consulenza gratuita sui debiti',
    says: 'Un consulente può controllare quali aiuti ci sono e parlare per Lei.',
    cost: 'Gratis',
    time: 'Una telefonata',
    risk: 'Le date corrono ancora.',
    bestFor: 'Ha altri debiti o non può pagare.',
  },
  'gb.council-tax.ni-warning': {
    says: 'Non ignori un ultimo avviso (final notice). Si aggiungono spese del tribunale, e la Sua scheda di credito può peggiorare.',
  },
}
