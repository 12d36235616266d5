/** The Italian words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_IT: Words = {
  'us.ask-consumer.return': {
    says: 'Nessuna legge federale obbliga un negozio a riprendere merci perché ha cambiato idea. Contano le sue regole. Per merci difettose usi la garanzia e contesti l’addebito sulla carta.',
    dependsOn: 'se le merci sono difettose e che cosa ha promesso il negozio',
  },
  'us.ask-consumer.three-days': {
    says: 'Il diritto di tre giorni vale per vendite a casa Sua o a una fiera o hotel, non in un negozio. Non copre un’auto comprata da un rivenditore. Anche alcuni prestiti sulla casa ne hanno uno.',
    dependsOn: 'dove ha firmato e che cosa ha comprato',
  },
  'us.ask-consumer.subscription': {
    says: 'Disdica per iscritto e tenga la prova. Una ditta online deve dare un modo semplice per fermarsi. Se continua ad addebitare, contesti alla società della carta e lo dica al Suo Stato.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Guardi l’etichetta (broadband label) e le condizioni del giorno in cui ha firmato. Faccia reclamo alla società per iscritto, poi gratis alla FCC; deve risponderle in 30 giorni.',
    dependsOn: 'che cosa prometteva il piano e che cosa dice il contratto',
  },
  'us.trouble.still-charged': {
    says: 'Dica alla banca di fermare i pagamenti: bastano tre giorni lavorativi prima del prossimo. Contesti ognuno entro 60 giorni dal suo estratto conto, e mandi alla ditta la prova della disdetta.',
  },
}
