/** A notice that personal data got out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'gb.breach.reality': {
    says: 'Una fuga non vuol dire che qualcuno abbia usato i dati. Pochi passi rapidi rendono l’abuso molto più difficile.',
  },
  'gb.breach.not-yet': {
    says: 'Se qualcuno prende soldi dal conto senza permesso, la banca deve di solito restituirli. La avvisi subito.',
  },
  'gb.breach.right-copy': {
    says: 'Può chiedere gratis quali Suoi dati hanno e quali sono usciti. Hanno un mese per rispondere.',
  },
  'gb.breach.right-answer': {
    says: 'Se fa reclamo, devono confermarlo in 30 giorni, esaminarlo e dirLe il risultato.',
  },
  'gb.breach.right-secure': {
    says: 'Dovevano proteggere i dati secondo il rischio. Se non l’hanno fatto, aiuta la Sua richiesta.',
  },
  'gb.breach.step-genuine': {
    says: 'Verifichi che l’avviso sia vero: vada Lei al sito della ditta. Non usi link o numeri del messaggio.',
  },
  'gb.breach.step-password': {
    says: 'Usava quella password anche altrove? La cambi anche lì e attivi l’accesso in due passaggi.',
  },
  'gb.breach.step-watch': {
    says: 'Offrono un controllo del credito gratuito? Lo accetti in tempo e tenga questa lettera come prova.',
  },
  'gb.breach.option-complain': {
    says: 'Chieda alla ditta che cosa è uscito, come, e che cosa farà. Se la risposta è scarsa, vada all’Information Commissioner’s Office.',
    title: 'Reclamo alla ditta, poi all’ICO',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Nessuno. L’ICO non può dare soldi.',
    bestFor: 'Vuole risposte e più cura.',
  },
  'gb.breach.option-claim': {
    says: 'Annoti il danno: soldi, tempo, vera angoscia. Chieda una somma equa prima di pensare al tribunale.',
    title: 'Chiedere un risarcimento',
    cost: 'Chiedere è gratis. Il tribunale costa.',
    time: 'Settimane, o un anno in tribunale.',
    risk: 'La sola ansia può dare poco. Le società di reclami prendono molto.',
    bestFor: 'Ha perso soldi o sofferto molto.',
  },
  'gb.breach.option-watch': {
    says: 'Si protegga, tenga l’avviso e aspetti.',
    title: 'Proteggersi e aspettare',
    cost: 'Niente.',
    time: 'Un’ora adesso.',
    risk: 'Basso. Può reclamare dopo.',
    bestFor: 'È uscito poco o non è successo nulla.',
  },
  'gb.breach.insight-bank': {
    says: 'Questa lettera parla di dati bancari o di carta. I ladri li usano per sembrare veri al telefono.',
    actionable:
      'Chiami il 159 per parlare con la banca. Nessuna banca chiede di spostare soldi per proteggerli.',
  },
  'gb.breach.insight-identity': {
    says: 'Con questi dati qualcuno potrebbe chiedere un prestito a Suo nome.',
    actionable:
      'Guardi gratis il rapporto di credito. Se vede un prestito non Suo, avvisi subito chi presta e l’agenzia.',
  },
  'gb.breach.warn-calls': {
    says: 'Dopo una fuga, chiamate ed e-mail possono fingersi la ditta o la banca. Riagganci e richiami un numero noto.',
  },
}
