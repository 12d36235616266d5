/** Questions about penalties of councils: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_IT: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Scriva al comune entro 14 giorni con foto: il prezzo ridotto di solito resta aperto. Dopo la notice to owner ha 28 giorni per le osservazioni formali. Se dice no, ha 28 giorni per il tribunale gratuito. Basta un buon motivo.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Scriva al comune entro 14 giorni con foto: il prezzo ridotto di solito resta aperto. Dopo la notice to owner ha 28 giorni per le osservazioni formali. Se dice no, ha 28 giorni per il tribunale gratuito. Basta un buon motivo.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Contesti entro 14 giorni con foto e motivo. Se il comune (council) dice no, quasi tutti offrono di nuovo il prezzo ridotto. Dopo può andare a un tribunale gratuito (tribunal).',
  },
  'gb.ask-parking.scotland': {
    says: 'In Scozia una somma privata può doverla solo chi guidava. Nessuna legge obbliga l’intestatario (keeper) a dire alla ditta chi guidava. Una multa del comune (council) è diversa: la paghi o la contesti.',
    dependsOn: 'chi l’ha mandata, e se guidava Lei',
  },
  'gb.ask-parking.old-charge': {
    says: 'Una ditta ha sei anni dal parcheggio per iniziare una causa. Dopo Lei ha una difesa completa.',
    dependsOn: 'quanto tempo fa è stato',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Faccia prima ricorso alla ditta o al comune (council), sul loro modulo, con foto e prove. Lo faccia entro 14 giorni per tenere il prezzo ridotto. Se dicono no, c’è un ricorso indipendente gratuito.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'In Scozia paga metà entro 14 giorni, o la contesta al comune (council). Dopo un avviso di rifiuto (notice of rejection) ha 28 giorni per fare ricorso al First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'La contesti per iscritto entro 14 giorni, e il prezzo ridotto aspetta la risposta. Dopo un rifiuto può fare ricorso al Traffic Penalty Tribunal for Northern Ireland.',
  },
}
