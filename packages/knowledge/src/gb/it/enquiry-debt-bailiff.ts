/** Domande sui debiti e sugli ufficiali giudiziari (bailiffs), in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_BAILIFF_IT: Words = {
  'gb.ask-debt.bailiff-open-door': {
    says: 'Tenga ogni porta chiusa a chiave. Un bailiff può entrare da una porta non chiusa a chiave, o che lei apre, davanti o dietro. Non da una finestra e non spingendola da parte. Per la council tax e quasi tutti i debiti non può forzare una porta chiusa alla prima visita. Parli dalla fessura delle lettere, al telefono o per iscritto.',
  },
  'gb.ask-debt.bailiff-entry': {
    says: 'Non è obbligato a farli entrare a una prima visita. Per tassa comunale (council tax), multe di parcheggio e quasi tutte le sentenze non possono entrare con la forza. Le multe del tribunale non pagate sono diverse.',
  },
  'gb.ask-debt.bailiff-goods': {
    says: 'Non possono prendere cose di base come letti, fornello o frigo, né cose di altri. Attrezzi e un veicolo che Le servono per il lavoro sono protetti fino a £1,350 in tutto.',
    dependsOn: 'che cosa è, di chi è e se Le serve',
  },
  'gb.ask-debt.council-tax-prison': {
    says: 'In Inghilterra un tribunale può farlo solo come ultimo passo. Lei doveva poter pagare e ha rifiutato, o ha mancato gravemente. Prima deve guardare quanto può pagare. Chieda consiglio e vada a ogni udienza.',
    dependsOn: 'se poteva pagare e ha rifiutato, o ha mancato gravemente',
  },
  'gb.ask-debt.council-tax-prison-wales': {
    says: 'In Galles nessuno va in prigione per la tassa comunale (council tax) dal 1 aprile 2019. Il comune (council) può ancora riscuotere in altri modi.',
  },
  'gb.ask-debt.bailiff-wait': {
    says: 'Un bailiff deve prima mandare un avviso (notice of enforcement) e aspettare sette giorni interi. Le domeniche e i festivi non contano, e un giudice può permettere meno. Chiami prima di quel giorno: fino ad allora i costi restano alla prima fase.',
  },
}
