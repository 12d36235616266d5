/** The Italian words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_IT: Words = {
  'nl.exit.reality': {
    says: 'È solo un’offerta. Non deve firmare e può chiedere di più.',
  },
  'nl.exit.right-undo': {
    says: 'Dopo la firma ha 14 giorni per ritirarsi per iscritto, senza motivo. Sono 21 se il documento non lo dice.',
  },
  'nl.exit.right-transition': {
    says: 'Confronti la somma con l’indennità di transizione: circa un terzo di mese per anno. Con l’UWV l’avrebbe comunque.',
  },
  'nl.exit.right-benefit': {
    says: 'Per la disoccupazione (WW) il documento deve dire che la fine la vuole il datore e che Lei non ha colpa.',
  },
  'nl.exit.warn-notice': {
    says: 'Controlli la data finale. Se il preavviso è accorciato, la WW parte solo dopo.',
  },
  'nl.exit.warn-ill': {
    says: 'È malato? Non firmi senza consiglio. Può perdere la paga di malattia e il sussidio.',
  },
  'nl.exit.step-check': {
    says: 'Chieda tempo. Faccia controllare il documento da un avvocato, dal sindacato o dal Juridisch Loket. Molti datori lo pagano.',
  },
  'nl.exit.option-more': {
    title: 'Chiedere condizioni migliori',
    says: 'Scriva che cosa vuole: più denaro, una fine più tardi, nessun divieto di nuovo lavoro.',
    cost: 'Spesso il datore paga la consulenza.',
    time: 'Una o due settimane.',
    risk: 'Il datore può andare all’UWV.',
    bestFor: 'Può accettare la fine del lavoro.',
  },
}
