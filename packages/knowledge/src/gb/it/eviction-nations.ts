/** Avvisi in Scozia e Irlanda del Nord: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_IT: Words = {
  'gb.home.want-scotland': {
    says: 'Se Lei resta, possono chiedere al First-tier Tribunal di decidere.',
  },
  'gb.home.not-yet-scotland': {
    says: 'Nessuno può mandarla fuori ora. Il proprietario deve prima andare al Tribunal, dove Lei può parlare.',
  },
  'gb.home.right-no-force-scotland': {
    says: 'È un reato mandarla via con la forza o renderle la vita così dura che se ne va. Se succede, chiami la polizia.',
  },
  'gb.home.step-council-scotland': {
    says: 'Dica al comune (council) che può perdere la casa. Deve darle consiglio e aiuto.',
  },
  'gb.home.option-help-scotland': {
    says: 'Un consulente può controllare l’avviso e aiutarla a dire la Sua al Tribunal.',
    title: 'Avere un consiglio gratuito sulla casa',
    cost: 'Nulla.',
    time: 'Chiami questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli con un avviso (notice to leave).',
  },
  'gb.home.option-tribunal-scotland': {
    says: 'Se il proprietario fa domanda, dica perché non è giusto che Lei vada via. Per Lei non ci sono tasse.',
    title: 'Dire la Sua al Tribunal',
    cost: 'Nulla.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, segue un ordine di uscire.',
    bestFor: 'L’avviso è sbagliato, o andare via sarebbe molto duro.',
  },
  'gb.home.rights-ni': {
    says: 'Può restare finché un tribunale ordina di uscire. Prima può controllare l’avviso e avere un consiglio gratuito.',
  },
  'gb.home.insight-weeks-ni': {
    says: 'Un avviso con troppo poche settimane, o non scritto, non vale. Il proprietario deve darne uno nuovo.',
    actionable:
      'Conti le settimane dal giorno in cui l’ha avuto. Dica a Housing Rights da quanto tempo vive lì.',
  },
  'gb.home.step-council-ni': {
    says: 'Dica alla Housing Executive che può perdere la casa. Guarda quale aiuto può avere.',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rights può controllare l’avviso e parlare con il proprietario per Lei.',
    title: 'Avere un consiglio gratuito sulla casa',
    cost: 'Nulla.',
    time: 'Chiami questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli con un avviso (notice to quit).',
  },
  'gb.home.right-no-force-ni': {
    says: 'Alla fine del preavviso il proprietario deve ancora andare dal giudice. Mandarla via senza giudice, o molestarla, è reato: chiami il comune.',
  },
  'gb.home.right-executive-ni': {
    says: "La Housing Executive ha bisogno di un ordine del giudice. Per un inquilino protetto il giudice di solito deve trovarlo ragionevole. Con una introductory tenancy può chiedere un riesame entro 14 giorni dall'avviso.",
  },
  'gb.home.right-days-scotland': {
    says: 'Dopo sei mesi nella casa Le spettano 84 giorni se il proprietario vuole vendere o venirci a vivere. Un avviso (notice) spedito vale come ricevuto 48 ore dopo.',
  },
  'gb.home.right-form-scotland': {
    says: 'Un notice to leave deve usare il modulo ufficiale, con il motivo e il primo giorno per il Tribunal. Un piccolo errore, anche di un giorno nella data, può non annullarlo. Un motivo sbagliato o una data troppo vicina può farlo.',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'Questa lettera non è una disdetta (notice to leave). Deve arrivare prima, così può concordare un piano e tenere la casa.',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'Risponda per iscritto entro il giorno indicato. Dica quanto può pagare al mese oltre all’affitto e chieda un sì scritto.',
  },
}
