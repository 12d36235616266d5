/** Italian: what is said about a letter to send. See en/letters.ts. */
import type { LetterWords } from '../phrases.ts'

export const IT_LETTERS: LetterWords = {
  noteLabel: 'Nota per Lei, da non inviare: {note}',
  noteInsurerFirst:
    'Invii oggi la loro lettera alla Sua assicurazione auto. Non dica che la colpa era Sua.',
  noteReplyForm:
    'Alleghi il modulo di risposta ricevuto con la lettera, se c’era. Conservi una copia.',
  noteDemandClock:
    'Questa lettera non ferma il termine. Chieda subito consiglio per far annullare la richiesta dal giudice.',
  noteBailiffPhone:
    'Telefoni o scriva anche un’e-mail, perché una lettera impiega giorni. Annoti con chi ha parlato e quando.',
  noteNotToCourt: 'La invii alla controparte, non al tribunale. Non è la risposta al giudice.',
  noteReplyOnForm:
    'Risponda al tribunale con il suo modulo o online entro il {replyBy}, anche senza risposta a questa lettera.',
  noteHearing:
    'Vada all’udienza del {hearingOn}, anche senza risposta a questa lettera. Prima rimandi al tribunale i suoi moduli.',
  noteReplyPapers:
    'Risponda al tribunale come dicono i suoi documenti entro il {replyBy}, anche senza risposta a questa lettera.',
  noteReplyCourt:
    'Risponda al tribunale nei modi e nei tempi scritti nei suoi documenti, anche senza risposta a questa lettera.',
  noteNiDefend:
    'In Irlanda del Nord invii la «Notice of Intention to Defend» al loro avvocato e alla cancelleria.',
  noteCourtDatePassed:
    'La data per rispondere al tribunale è passata. Risponda oggi e chieda consiglio, forse ha già deciso.',
  noteJudgment:
    'Questa lettera non cambia la sentenza. Chieda a un consulente come impugnarla o rateizzare.',
  noteStay: 'Non lasci la casa per questo avviso. Chieda prima un consiglio gratuito sulla casa.',
  noteAcas:
    'Un ricorso interno non ferma il termine per il tribunale. Chieda ora quella data ad Acas o a un consulente.',
  noteWorkTime: 'Il termine per il giudice del lavoro è breve. Chieda consiglio questa settimana.',
  noteTaxPhone: 'Telefoni anche, se la data è vicina. Una lettera può aspettare settimane.',
  noteTvTrue:
    'Se qualcuno lì guarda la TV in diretta o iPlayer, non la invii. Allora serve una licenza.',
  noteIndependentAppeal:
    'Lo invii al servizio di ricorso indipendente con il codice della lettera, non alla ditta.',
  noteDriver:
    'Non scriva chi guidava, né qui né sul loro sito. Conservi biglietto, ricevute e foto.',
  noteOwnForm: 'Usi il sito o il modulo del loro avviso, se lo chiedono, e conservi una copia.',
  noteMusicTrue:
    'Non scriva che non c’era musica se non è vero. Chieda consiglio legale prima di firmare un impegno.',
  noteCheckAge:
    'Non la invii se c’è già una sentenza o una causa. Non paghi nulla prima di aver controllato le date.',
  noteCopyToCouncil: 'Invii una copia all’ente o al tribunale per cui riscuotono.',
  noteKeepCopy: 'La invii per raccomandata A/R o PEC e conservi una copia.',
  noteNoPayment:
    'Non paghi nulla, nemmeno una piccola parte, prima delle prove. Un pagamento può far ripartire la prescrizione.',
  noteNoStop:
    'Questa lettera non ferma i termini di un giudice o di un ufficio. Annoti la data e la rispetti.',
  noteIsObjection: 'Questa lettera è il ricorso formale. Deve arrivare entro il {replyBy}.',
  noteObjectionTime:
    'Questa lettera è il ricorso formale. Deve arrivare prima della fine del termine scritto nella loro lettera.',
  noteSignNothing: 'Non firmi l’impegno che hanno inviato senza un parere legale.',
  noteNoOfferTooOld:
    'Non abbiamo scritto un’offerta, perché il debito sembra troppo vecchio. Un’offerta può far ripartire il termine.',
  noteNoOfferSum:
    'Non abbiamo scritto un’offerta, perché la lettera non mostra una somma certa. Chieda prima le prove.',
  noteOfferRisk:
    'Un’offerta scritta può valere come riconoscimento del debito. Chieda consiglio prima di inviarla, soprattutto se è vecchio.',
  noteOfferAccept: 'Non paghi nulla prima che accettino tutta l’offerta per iscritto.',
  noteLeftOut: 'Abbiamo tolto queste Sue parole, perché potrebbero danneggiarLa: «{words}»',
  noteOwnWords:
    'Le Sue parole sono nella lettera così come le ha scritte. Controlli che siano vere e nella lingua della lettera.',
  whyOpening: 'Indica la loro lettera, così trovano la Sua pratica.',
  whyNoAdmission:
    'Non ammette nulla. Parole che riconoscono un debito possono essere usate contro di Lei.',
  whyDispute: 'Dice chiaramente che non è d’accordo. Nessuno potrà dire che ha accettato.',
  whyProof: 'Chi chiede denaro deve provarlo. Questi documenti mostrano se ha ragione.',
  whyHold: 'Chiede di aspettare, così i costi non crescono mentre rispondono.',
  whyClose: 'Dice come devono risponderLe, così lo avrà per iscritto.',
  whyTooOld: 'Un debito può essere prescritto. Questo chiede quanto è vecchio e non ammette nulla.',
  whySums: 'Le somme non tornano, quindi devono spiegarle una per una.',
  whyTime: 'Chiede che cosa accetterebbero. Una domanda non promette nulla.',
  whyDriver: 'Non dice chi guidava. Quel fatto potrebbe servire a chiedere soldi a quella persona.',
  whyReasons: 'Motivi e documenti scritti mostrano se la decisione è giusta.',
  whyObjection: 'È il ricorso formale. Mantiene il Suo diritto a far rivedere la decisione.',
  whyHome: 'Solo un giudice può farLa uscire di casa. Questo mostra che lo sa.',
  whyCourt: 'Tiene separata questa lettera dalla Sua risposta al giudice.',
  whyOffer: 'Offre una parte per chiudere tutto, e solo se accettano per iscritto.',
  whyOwnWords: 'Sono le Sue parole. Controlli che siano vere.',
  whyJoint: 'Mostra che la lettera parla per entrambi.',
}
