/** The Italian words of Japan: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_IT: Words = {
  'jp.enforce.judgment-want': {
    says: 'Un tribunale ha deciso che cosa deve pagare o fare.',
  },
  'jp.enforce.judgment-who': {
    says: 'Viene da un tribunale.',
  },
  'jp.enforce.judgment-real': {
    says: 'È serio, ma può ancora fare appello o concordare un piano.',
  },
  'jp.enforce.judgment-not-yet': {
    says: 'Per pignorare, il creditore deve presentare una nuova richiesta al tribunale.',
  },
  'jp.enforce.judgment-koso': {
    says: 'Ha due settimane dalla consegna per fare appello (控訴).',
    action: 'Presentare l’appello',
    consequence: 'La sentenza è definitiva.',
  },
  'jp.enforce.judgment-small': {
    says: 'Contro una sentenza di poco valore ha due settimane per opporsi (異議). L’appello non c’è.',
    action: 'Presentare l’opposizione',
    consequence: 'La sentenza è definitiva.',
  },
  'jp.enforce.judgment-step': {
    says: 'Mostri la sentenza questa settimana a un avvocato o a Houterasu (法テラス).',
  },
  'jp.enforce.judgment-plan': {
    says: 'Se non può pagare, chieda un piano o guardi i modi per liberarsi dei debiti.',
  },
  'jp.enforce.judgment-right': {
    says: 'Ha diritto di andare a un tribunale superiore, entro due settimane.',
  },
  'jp.enforce.judgment-wages': {
    says: 'Tre quarti della paga netta sono protetti, fino a 330.000 yen al mese.',
  },
  'jp.enforce.judgment-appeal': {
    title: 'Fare appello',
    says: 'Lo presenti in due settimane.',
    cost: 'Tassa di tribunale; l’aiuto è possibile.',
    time: 'Due settimane.',
    risk: 'Può perdere di nuovo.',
    bestFor: 'La sentenza è sbagliata.',
  },
  'jp.enforce.judgment-talk': {
    title: 'Concordare un piano',
    says: 'Parli con il creditore.',
    cost: 'Ciò che offre.',
    time: 'Ora.',
    risk: 'Possono rifiutare.',
    bestFor: 'Lo deve.',
  },
  'jp.enforce.seize-want': {
    says: 'Un creditore o un ufficio prende parte di stipendio, soldi in banca o cose (差押え), o lo annuncia.',
  },
  'jp.enforce.seize-who': {
    says: 'Un vero pignoramento viene da un tribunale, un ufficiale (執行官) o un ufficio delle tasse. Una ditta privata può solo avvisare.',
  },
  'jp.enforce.seize-real': {
    says: 'Tiene la maggior parte della paga e le cose che servono per vivere.',
  },
  'jp.enforce.seize-not-yet': {
    says: 'Un avviso non è un pignoramento. A un creditore privato serve prima una sentenza o un altro titolo esecutivo.',
  },
  'jp.enforce.seize-week': {
    says: 'Ha una settimana dalla consegna per un reclamo (執行抗告) sugli errori dell’ordine.',
    action: 'Prendere un avvocato e presentarlo',
    consequence: 'L’ordine resta.',
  },
  'jp.enforce.seize-step-more': {
    says: 'Se non può vivere con il resto, chieda al tribunale di prendere meno (差押範囲の変更). Per lo stipendio lo faccia entro quattro settimane.',
  },
  'jp.enforce.seize-step-tax': {
    says: 'Chiami ora l’ufficio delle tasse. Chieda tempo o rate, e dica che cosa Le serve per vivere.',
  },
  'jp.enforce.seize-step-help': {
    says: 'Chieda a un avvocato o a Houterasu (法テラス) come liberarsi dei debiti. Può fermare i pignoramenti.',
  },
  'jp.enforce.seize-goods': {
    says: 'Vestiti, coperte, cose di cucina e contanti fino a 660.000 yen non si possono pignorare.',
  },
  'jp.enforce.seize-more': {
    says: 'Ha diritto di chiedere al tribunale un pignoramento più piccolo.',
  },
  'jp.enforce.seize-less': {
    title: 'Chiedere un pignoramento più piccolo',
    says: 'Presenti la richiesta con la prova delle spese.',
    cost: 'Poco.',
    time: 'Entro quattro settimane per lo stipendio.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non può vivere con il resto.',
  },
  'jp.enforce.seize-relief': {
    title: 'Guardare come liberarsi dei debiti',
    says: 'Fallimento (自己破産) o un piano del tribunale (個人再生).',
    cost: 'Houterasu può prestare l’onorario.',
    time: 'Mesi.',
    risk: 'Può perdere beni di valore.',
    bestFor: 'I debiti sono troppi.',
  },
}
