/** The Italian words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'us.ask-work.meal-break': {
    says: 'Se deve continuare a lavorare, la pausa conta come lavoro e va pagata. Scriva le ore. Può fare reclamo gratis alla Wage and Hour Division.',
  },
  'us.ask-consumer.as-is-car': {
    says: '“As is” (senza garanzia) chiude quasi tutte le garanzie, ma non le bugie. Può contare ciò che il rivenditore ha scritto sull’auto. Chieda la Buyers Guide e faccia reclamo al procuratore generale del Suo Stato (attorney general).',
    dependsOn: 'che cosa le ha detto il rivenditore e il Suo Stato',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Deve darle 14 giorni di avviso e un’udienza davanti a un comitato di proprietari. In Florida una multa sotto $1,000 non può diventare un vincolo sulla casa (lien).',
    dependsOn: 'i documenti dell’associazione e se ha avuto un’udienza',
  },
  'us.ask-home.hoa-fine': {
    says: 'Può multarla solo come permettono i suoi documenti e la legge del Suo Stato, quasi sempre dopo un avviso e un’udienza. Chieda la regola per iscritto e un’udienza.',
    dependsOn: 'il Suo Stato e i documenti dell’associazione',
  },
  'us.ask-criminal.phone-search': {
    says: 'Alla polizia serve un mandato (warrant) per guardare nel Suo telefono, anche dopo un arresto, salvo che Lei dica sì. Dica con calma che non è d’accordo, e chieda un avvocato.',
  },
  'us.ask-criminal.passcode': {
    says: 'Non lo dia prima di parlare con un avvocato. Dica solo: voglio un avvocato. Non è obbligato a parlare con il detective, e all’udienza sulle accuse (arraignment) può chiedere un difensore pubblico (public defender).',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Guardi l’etichetta (broadband label) e le condizioni del giorno in cui ha firmato. Faccia reclamo alla società per iscritto, poi gratis alla FCC; deve risponderle in 30 giorni.',
    dependsOn: 'che cosa prometteva il piano e che cosa dice il contratto',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Chieda per iscritto un nuovo esame (reconsideration) entro 60 giorni. Se dicono che la Sua salute è migliorata, chieda entro 10 giorni di tenere i pagamenti intanto. Se perde, possono richiederli, ma può chiedere una rinuncia (waiver).',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Non la ignori e non firmi nulla in fretta. Solo un tribunale può ordinarLe di smettere. Conta chi ha usato prima il nome, dove, per cosa, e se chi compra può confondersi. Cerchi su uspto.gov, tenga prove del Suo primo uso e chieda a un avvocato.',
  },
  'us.ask-everyday.private-parking': {
    says: 'È una fattura, non una multa di un tribunale. La ditta deve provare che cartelli chiari fissavano il prezzo e che la somma è giusta. La contesti per iscritto con foto. Se deve davvero la tariffa, paghi quella parte. Se non siete d’accordo, decide un tribunale.',
  },
  'us.ask-criminal.car-search': {
    says: 'Per un’auto non serve un mandato se la polizia ha buone ragioni per aspettarsi prove di un reato. Un fermo per il traffico da solo non basta. Dica con calma: “I do not agree to a search.” Non opponga resistenza.',
    dependsOn: 'che cosa sa la polizia e se lei dice di sì',
  },
}
