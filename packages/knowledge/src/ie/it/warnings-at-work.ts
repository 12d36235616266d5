/** The Italian words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_IT: Words = {
  'ie.hearing.right-time': {
    says: 'Può chiedere un altro giorno se Lei o chi La accompagna ha bisogno di tempo. Un datore corretto Le dà tempo per prepararsi.',
  },
  'ie.hearing.step-write': {
    says: 'Scriva la Sua versione punto per punto, e chi ha visto che cosa. Porti il foglio con sé.',
  },
  'ie.warned.right-lapse': {
    says: 'Le devono dire che cosa deve cambiare, entro quando, e per quanto il richiamo resta agli atti.',
  },
  'ie.warned.step-appeal': {
    says: 'Se il richiamo è sbagliato, faccia ricorso per iscritto entro il giorno della lettera. Dica che cosa non va e che cosa vuole.',
  },
  'ie.warned.option-answer': {
    title: 'Rispondere per iscritto',
    cost: 'Gratis.',
    time: 'Alcuni giorni.',
    risk: 'Basso se resta calmo e si attiene ai fatti.',
    bestFor: 'Non è d’accordo con quanto si dice.',
    says: 'Dia la Sua versione per iscritto e chieda che resti agli atti. Aiuta anche dopo.',
  },
  'ie.warned.not-yet': { says: 'Per ora conserva il lavoro e la paga.' },
  'ie.suspended.reality': {
    says: 'Una sospensione durante l’indagine non è una punizione. Nulla è ancora provato.',
  },
  'ie.suspended.right-pay': {
    says: 'La paga continua. Il datore può fermarla solo se lo permettono la legge, il contratto o il Suo consenso scritto.',
  },
  'ie.suspended.right-fair': {
    says: 'Prima di decidere, devono dirLe di che cosa è accusato e ascoltarLa.',
  },
  'ie.suspended.right-short': {
    says: 'Deve essere breve e con un buon motivo. Chieda quanto dura e chi la riesamina.',
  },
  'ie.suspended.step-ask': { says: 'Chieda per iscritto il motivo, la regola e la durata.' },
  'ie.suspended.step-keep': {
    says: 'Rispetti la lettera e scriva subito ciò che ricorda. Chiami il Suo sindacato se ne ha uno.',
  },
  'ie.suspended.option-complain': {
    title: 'Reclamare se la paga si ferma',
    cost: 'Gratis.',
    time: 'Entro sei mesi dalla paga mancante.',
    risk: 'Basso. Non possono punirLa per questo.',
    bestFor: 'Il datore non La paga durante la sospensione.',
    says: 'Può rivolgersi alla Workplace Relations Commission (WRC) con un modulo online.',
  },
  'ie.exit.reality': {
    says: 'È un’offerta. Finché non firma, conserva il lavoro e i Suoi diritti.',
  },
  'ie.exit.right-no': {
    says: 'Può dire di no, o chiedere più soldi, una data più tarda o una buona referenza.',
  },
  'ie.exit.right-advice': {
    says: 'Una rinuncia di solito vale solo se sapeva a che cosa rinunciava. Si faccia consigliare prima, e chieda che paghino loro.',
  },
  'ie.exit.right-tax': {
    says: 'L’indennità di legge (statutory redundancy) non è tassata. Del resto, almeno €10,160 e €765 per ogni anno intero sono esenti.',
  },
  'ie.exit.warn-benefit': {
    says: 'Se va via per scelta, il Jobseeker’s può essere negato fino a nove settimane. Chieda di scrivere che il posto è finito.',
  },
  'ie.exit.warn-time': {
    says: 'Trattare non ferma il termine. Di solito si va alla Workplace Relations Commission entro sei mesi.',
  },
  'ie.exit.step-wait': {
    says: 'Non firmi subito. Chieda per iscritto tempo per farsi consigliare.',
  },
  'ie.exit.step-sum': {
    says: 'Sommi ciò che Le spetta comunque: preavviso, ferie e indennità. L’offerta deve essere chiaramente più alta.',
  },
  'ie.exit.option-negotiate': {
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o l’onorario di un avvocato.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andrebbe via, ma non così.',
    says: 'Scriva che cosa vuole: somma, data, referenza, costo della consulenza. Lo faccia prima dell’ultimo giorno.',
  },
}
