/** Italian: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_IT: Words = {
  'gb.children.right-order': {
    says: 'Può chiedere al giudice della famiglia di decidere dove vive il bambino e chi vede. Il bene del bambino viene prima.',
  },
  'gb.children.right-meeting': {
    says: 'Prima del giudice deve quasi sempre andare a un incontro sulla mediazione. Non se ci sono stati abusi.',
  },
  'gb.children.scotland': {
    says: 'Può chiedere allo Sheriff Court un ordine sulle visite o su dove vive il bambino. Il bene del bambino viene prima.',
  },
  'gb.children.ni': {
    says: 'Può chiedere al giudice della famiglia un ordine sulle visite o sulla casa del bambino. Il bene del bambino viene prima.',
  },
  'gb.children.answer': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda al giudice della famiglia un ordine (child arrangements order). Il bene del bambino viene prima.',
  },
  'gb.divorce.right-no-blame': {
    says: "Uno di voi può chiedere il divorzio senza accusare l'altro. Ci vogliono almeno 26 settimane. Faccia decidere anche casa, denaro e pensioni.",
  },
  'gb.divorce.answer': {
    says: "Uno di voi può chiederlo in rete senza accusare l'altro. Ci vogliono almeno 26 settimane. Non dimentichi l'ordine sul denaro: senza, le richieste restano aperte.",
  },
  'gb.abuse.right-order': {
    says: 'Il giudice della famiglia può ordinare alla persona di stare lontana da Lei e dalla casa. È gratis, e possibile lo stesso giorno. In pericolo chiami il 999.',
  },
  'gb.unmarried.right-share': {
    says: 'Vivere insieme non crea un matrimonio. Un giudice può comunque dire quale parte della casa è Sua, secondo gli accordi e i pagamenti.',
  },
  'gb.social-work.right-consent': {
    says: 'Devono esaminare un rischio per un bambino. Non possono portarlo via senza il Suo consenso, un giudice, o la polizia in emergenza.',
  },
  'gb.social-work.answer': {
    says: 'Collabori, e prenda presto un avvocato. Non firmi nulla su dove vive un bambino senza consiglio. Solo il Suo consenso, un giudice, o la polizia in emergenza possono portarlo via.',
  },
  'gb.attorney.know': {
    says: 'Una procura (lasting power of attorney) va fatta finché la persona la capisce, e registrata. Se è tardi, la Court of Protection può nominare qualcuno.',
  },
  'gb.divorce.answer-pension': {
    says: 'Nessuno ha diritto senz’altro alla metà. Il tribunale guarda i bisogni di entrambi, figli, età, redditi e anni insieme, e può dividere una pensione. Chieda il suo valore (CETV) e si faccia consigliare prima di accettare. Solo un ordine del tribunale rende definitivo l’accordo.',
  },
  'gb.ask-family.mediation': {
    says: "Di solito deve andare a un incontro sulla mediazione (MIAM) prima di rivolgersi al tribunale della famiglia. La mediazione in sé è una sua scelta. Non serve l'incontro in caso di violenza o urgenza. Chieda al mediatore se un buono o il patrocinio gratuito può pagare.",
  },
}
