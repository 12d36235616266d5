/** Questions about engagement rings, ways over land, and clients who do not pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_IT: Words = {
  'us.ask-family.engagement-ring': {
    says: 'Nella maggior parte degli Stati un anello di fidanzamento è dato a condizione che vi sposiate. Senza nozze torna quasi sempre a chi lo ha dato. Alcuni Stati, come New York, non chiedono chi ha rotto. In altri, come la California, chi rompe senza motivo quasi mai può riaverlo. Lo chieda per iscritto. Poi il tribunale per le piccole cause (small claims) può decidere sull’anello o sul suo valore.',
    dependsOn: 'il Suo Stato, e in alcuni chi ha rotto il fidanzamento',
  },
  'us.ask-life.easement': {
    says: 'Legga prima i due atti al registro della contea: decide una servitù scritta (easement). Senza, l’uso aperto per molti anni senza permesso può dare un diritto. Sono 15 anni in Kentucky e cinque in California. L’uso che il proprietario ha permesso quasi mai conta. Un terreno senza strada può avere un passaggio per necessità. Non lo blocchi prima di saperlo: un giudice può far aprire un cancello. Un giudice può chiarirlo (quiet title).',
    dependsOn: 'gli atti, e da quanto tempo e come si usa il passaggio',
  },
  'us.ask-work.client-does-not-pay': {
    says: 'Può chiedere il prezzo concordato, o altrimenti quanto vale il lavoro. Le e-mail possono essere il contratto. Mandi una fattura e un sollecito scritto con un ultimo giorno. In California, Illinois e New York un freelance va quasi sempre pagato nel giorno concordato, o entro 30 giorni dal lavoro. Un cliente in ritardo può dovere il doppio. Si rivolga lì all’ufficio dello Stato, o al tribunale per le piccole cause (small claims).',
  },
  'us.ask-consumer.sick-pet': {
    says: 'Molti Stati hanno una legge per gli animali venduti malati. In Florida e New York un veterinario deve quasi sempre dire entro 14 giorni dalla vendita che l’animale non era idoneo. Allora può quasi sempre scegliere i soldi, un altro animale o le spese del veterinario fino al prezzo. Scriva subito al venditore con quel documento e conservi il contratto. Altrove può aiutare la legge sulle vendite. Se rifiuta: small claims.',
    dependsOn: 'il Suo Stato, e quando un veterinario ha visto l’animale',
  },
}
