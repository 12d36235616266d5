/** The Italian words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_IT: Words = {
  'us.ask-consumer.return': {
    says: 'Nessuna legge federale obbliga un negozio a riprendere merci perché ha cambiato idea. Contano le sue regole. Per merci difettose usi la garanzia e contesti l’addebito sulla carta.',
    dependsOn: 'se le merci sono difettose e che cosa ha promesso il negozio',
  },
  'us.ask-consumer.three-days': {
    says: 'Il diritto di tre giorni vale per vendite a casa Sua o a una fiera o hotel, non in un negozio. Non copre un’auto comprata da un rivenditore. Anche alcuni prestiti sulla casa ne hanno uno.',
    dependsOn: 'dove ha firmato e che cosa ha comprato',
  },
  'us.ask-consumer.car-three-days': {
    says: 'La legge federale non dà tre giorni per rendere un’auto comprata da un rivenditore. Può aiutare una legge sulle auto difettose (lemon law), una garanzia o una bugia del rivenditore.',
    dependsOn: 'il Suo Stato, la garanzia e che cosa le ha detto il rivenditore',
  },
  'us.ask-consumer.subscription': {
    says: 'Disdica per iscritto e tenga la prova. Una ditta online deve dare un modo semplice per fermarsi. Se continua ad addebitare, contesti alla società della carta e lo dica al Suo Stato.',
  },
  'us.ask-consumer.not-delivered': {
    says: 'Scriva al venditore e chieda i soldi indietro. Deve spedire nel tempo promesso, o entro 30 giorni. Contesti l’addebito sulla carta entro 60 giorni dall’estratto conto.',
  },
  'us.ask-consumer.scammed': {
    says: 'Chiami ora la banca o la società della carta o della carta regalo e chieda di fermare o rendere il pagamento. Poi lo segnali su ReportFraud.ftc.gov. Se ha dato dati, vada su IdentityTheft.gov.',
  },
  'us.ask-consumer.surprise-bill': {
    says: 'Chieda un conto dettagliato (itemized bill) e l’aiuto dell’ospedale per pagare. Con un’assicurazione, quasi tutte le emergenze non costano più che nella rete (network). Chiami il No Surprises Help Desk. Le ambulanze via terra non sono comprese.',
  },
  'us.ask-consumer.claim-denied': {
    says: 'Faccia ricorso per iscritto. Per un piano sanitario ha 180 giorni, poi quattro mesi per un esame esterno (external review). Per altre assicurazioni faccia reclamo all’ufficio assicurazioni del Suo Stato.',
  },
  'us.ask-consumer.flight': {
    says: 'Se la compagnia cancella o cambia molto il volo e Lei non parte, deve ridarle i soldi. Entro 7 giorni lavorativi se ha pagato con carta.',
  },
  'us.ask-consumer.small-claims-sued': {
    says: 'Legga sul foglio il giorno e il tribunale. In molti Stati non serve una risposta scritta, ma perde se non va. In alcuni, come il Texas, una risposta serve entro giorni.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Mandi prima una richiesta scritta. Poi la depositi al tribunale per le piccole cause (small claims court) dove l’altra parte vive o lavora. Ogni Stato ha la sua somma massima, e non serve un avvocato.',
  },
  'us.ask-consumer.copyright': {
    says: 'Tolga l’opera e tenga una copia. Chieda la prova della proprietà e della registrazione prima di pagare. Gli atti del tribunale o del Copyright Claims Board hanno una data che deve rispettare.',
  },
  'us.ask-consumer.contractor': {
    says: 'Scriva che cosa è sbagliato ed entro quando rimediare. Faccia reclamo all’ufficio licenze del Suo Stato e al procuratore generale (attorney general). Il passo dopo è il tribunale per le piccole cause (small claims court).',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Chieda il motivo per iscritto. Una ditta non può annullare una garanzia (warranty) solo perché Lei ha aperto l’oggetto o usato altri pezzi o officine. Deve mostrare che il guasto viene da lì. Anche la legge dello stato promette che le cose funzionino.',
  },
}
