/** The Italian words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'ie.tax.want': {
    says: 'Guardi se è un conto nuovo, uno cambiato, o un promemoria per la dichiarazione.',
  },
  'ie.tax.reality': {
    says: 'Può chiedere di pagare nel tempo, e può fare ricorso se la somma è sbagliata.',
  },
  'ie.tax.who': {
    says: 'Il fisco (Revenue) riscuote le tasse, l’Universal Social Charge e la tassa sulla casa (Local Property Tax). Lo controlli in myAccount, non da un link.',
  },
  'ie.tax.rights': {
    says: 'Può fare ricorso gratis alla Tax Appeals Commission, e chiedere un pagamento a rate (phased payment).',
  },
  'ie.tax.not-yet': {
    says: 'Il fisco (Revenue) manda prima una richiesta. Se chiama e rispetta un piano, quasi sempre non va oltre.',
  },
  'ie.tax.right-appeal': {
    says: 'Può fare ricorso contro un accertamento entro 30 giorni dall’avviso.',
  },
  'ie.tax.right-phased': {
    says: 'Può chiedere online un accordo di pagamento a rate (phased payment arrangement).',
  },
  'ie.tax.right-review': {
    says: 'Può chiedere una revisione interna di come il fisco (Revenue) l’ha trattata.',
  },
  'ie.tax.appeal': {
    says: 'Ha 30 giorni dalla data dell’avviso per fare ricorso.',
    action: 'Fare ricorso alla Tax Appeals Commission, se non è d’accordo',
    consequence: 'Un ricorso tardi è accettato solo con un buon motivo.',
  },
  'ie.tax.step-check': {
    says: 'Entri in myAccount e controlli che il debito ci sia.',
  },
  'ie.tax.step-file': {
    says: 'Se manca una dichiarazione, la presenti. Spesso abbassa la somma.',
  },
  'ie.tax.step-plan': {
    says: 'Se non può pagare, chieda un pagamento a rate (phased payment) prima che agiscano.',
  },
  'ie.tax.opt-plan': {
    title: 'Chiedere un pagamento a rate',
    says: 'Mostri entrate e spese e offra una somma al mese.',
    cost: 'Gli interessi continuano.',
    time: 'Prima che agiscano.',
    risk: 'Se salta una rata, possono agire.',
    bestFor: 'Lo deve ma non può pagare tutto insieme.',
  },
  'ie.tax.opt-appeal': {
    title: 'Fare ricorso',
    says: 'Mandi il modulo alla Tax Appeals Commission con le Sue ragioni.',
    cost: 'Gratis.',
    time: '30 giorni.',
    risk: 'Gli interessi continuano se perde.',
    bestFor: 'La somma è sbagliata.',
  },
  'ie.tax.warn-force': {
    says: 'Il fisco (Revenue) può usare un ufficiale giudiziario (sheriff), o prendere soldi dal conto o dallo stipendio, senza tribunale. Non lo ignori.',
  },
  'ie.tax.right-lpt': {
    says: 'Con un reddito basso può rinviare l’imposta (LPT) e contestare un valore sbagliato.',
  },
  'ie.tax-collected.right': {
    says: 'È una tassa: Revenue può, senza giudice, mandare uno sheriff o prendere dallo stipendio o dal conto. Chieda ora rate (phased payment) in myAccount o ROS. Se la somma è sbagliata, un avviso si può impugnare entro 30 giorni. Gli interessi corrono ogni giorno.',
  },
  'ie.tax.know-interest': {
    says: 'Gli interessi corrono per ogni giorno di ritardo della tassa. Revenue può accettare rate, e non agisce finché le rispetta.',
  },
}
