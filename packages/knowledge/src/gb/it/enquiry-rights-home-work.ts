/** Diritti su domande comuni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_IT: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: 'Il proprietario non può chiedere spese per pulizia, pittura o normale usura. Può tenere il deposito solo per perdite vere e provate.',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Il deposito doveva essere in un sistema entro 30 giorni. Se no, un giudice può farle pagare da una a tre volte la somma.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: 'Se rischia di perdere la casa entro 56 giorni, il comune deve aiutarla. Con un figlio deve ospitarla per ora se non ha dove andare.',
  },
  'gb.ask-housing.right-mould-times': {
    says: "Dal 27 ottobre 2025 un proprietario sociale in Inghilterra deve esaminare umidità e muffa entro tempi fissi. Un'emergenza va affrontata entro 24 ore.",
  },
  'gb.ask-work.right-pregnancy': {
    says: 'Licenziare o trattare male qualcuno per una gravidanza è discriminazione. Questo diritto vale dal primo giorno.',
  },
  'gb.ask-work.right-early-conciliation': {
    says: "Prima di una causa di lavoro deve avvisare Acas. È gratis. Lo faccia prima della scadenza, perché ferma il termine per un po'.",
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Trattenute per formazione, controlli o divisa non possono portare la paga sotto il minimo. Può segnalarlo a HMRC o chiedere la parte mancante.',
  },
  'gb.ask-work.ni-right-wages': {
    says: 'Il datore può trattenere soldi solo se lo permette la legge o un contratto, o se Lei ha accettato prima per iscritto. Vale anche per molti detti autonomi.',
  },
  'gb.ask-work.ni-right-disability': {
    says: 'In Irlanda del Nord il datore non può trattarla peggio per una disabilità e deve fare adattamenti giusti. Non serve anzianità.',
  },
  'gb.ask-work.ni-right-procedure': {
    says: 'In Irlanda del Nord il datore deve prima scriverle, poi incontrarla, poi permettere un appello. Se salta un passo, il licenziamento è ingiusto dopo un anno di lavoro.',
  },
  'gb.ask-work.right-first-choice': {
    says: 'Se il Suo posto sparisce in gravidanza o maternità, Lei viene prima per ogni altro posto adatto. Non deve fare gara.',
  },
  'gb.ask-housing.right-things': {
    says: 'Le Sue cose restano Sue. Il padrone deve lasciarLe il tempo di prenderle, e non può tenerle per affitto non pagato.',
  },
}
