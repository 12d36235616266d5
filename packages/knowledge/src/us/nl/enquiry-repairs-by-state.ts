/** The Dutch words of the rows in ../enquiry-repairs-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_BY_STATE_NL: Words = {
  'us.state.tx.ask-repairs': {
    says: 'Houd in Texas geen huur in: u kunt ervoor worden uitgezet. Als u bij bent met betalen, stuur een brief met datum per volgbare post, of twee brieven. Na een redelijke tijd, meestal zeven dagen, mag u de huur beëindigen, naar de justice court gaan of soms zelf repareren en aftrekken. Zes maanden lang mag men u niet straffen.',
  },
  'us.state.ca.ask-repairs': {
    says: 'Schrijf de verhuurder met foto’s en bewaar een kopie. Na een redelijke tijd, meestal 30 dagen, mag u in Californië zelf laten repareren en tot een maand huur aftrekken, twee keer in 12 maanden. Bel ook de inspecteur van de stad. Men mag u er niet voor straffen. Vraag raad voordat u alle huur inhoudt.',
  },
  'us.state.fl.ask-repairs': {
    says: 'In Florida mag u huur alleen inhouden na een brief van zeven dagen die het gebrek noemt en zegt dat u dat gaat doen. Bewaar het geld: bij een rechtszaak moet u het bij de rechtbank storten om gehoord te worden. Bij een ernstig gebrek mag u na die zeven dagen ook de huur beëindigen.',
  },
  'us.state.ny.ask-repairs': {
    says: 'De verhuurder moet u een bewoonbaar en warm huis geven. Schrijf met foto’s. In New York City belt u 311 en begint u een HP action bij de Housing Court: een rechter kan de reparatie bevelen. U mag huur inhouden, maar men kan u dan aanklagen. Zet het geld apart en toon de rechter foto’s en klachten.',
  },
  'us.ask-state.rent-to-court': {
    says: 'Houd de huur niet zelf. Geef de verhuurder eerst een brief met datum. Gebeurt er niets, meestal binnen 30 dagen, dan mag u in uw staat de huur bij de rechtbank storten. Een rechter kan dan de reparatie bevelen of de huur verlagen. In Ohio moet u daarvoor bij zijn met betalen. In Virginia kan de slechte staat nu ook zonder storting een verweer zijn.',
  },
  'us.state.il.ask-repairs': {
    says: 'Schrijf de verhuurder aangetekend (registered of certified mail) wat er mis is en dat u het laat repareren. Na 14 dagen mag een vakman dat doen en trekt u het van de huur af: tot 500 dollar of een halve maand, wat minder is. Stuur de betaalde rekening. Chicago geeft de meeste huurders meer. Vraag raad voordat u meer inhoudt.',
  },
  'us.state.pa.ask-repairs': {
    says: 'In Pennsylvania moet de verhuurder het huis bewoonbaar houden. Schrijf met foto’s en datum en bel de inspecteur van de stad. Gebeurt er in redelijke tijd niets, dan mag u minder betalen, repareren en aftrekken, of vertrekken. Zet de huur apart: men kan u aanklagen en een rechter bepaalt wat het waard was.',
  },
  'us.state.wa.ask-repairs': {
    says: 'Schrijf de verhuurder en blijf betalen. In Washington moet het werk bij verwarming, water of gevaar binnen 24 uur beginnen. Voor fornuis, koelkast of leidingen is het 72 uur, voor de rest 10 dagen. Daarna mag u vertrekken, of binnen grenzen repareren en aftrekken. Stop niet met betalen.',
  },
  'us.state.ma.ask-repairs': {
    says: 'Schrijf de verhuurder en vraag nu de board of health om een inspectie. In Massachusetts mag u huur inhouden bij ernstige gebreken als hij ze kende voordat u achterliep en u ze niet veroorzaakte. Zet dat geld op een rekening. Klaagt hij u aan, dan bepaalt een rechter wat u schuldig bent.',
  },
  'us.ask-state.rent-not-held': {
    says: 'Blijf betalen: in uw staat mag u niet zelf huur inhouden en kunt u worden uitgezet. Schrijf met foto’s en datum en bel de inspecteur. U kunt bij small claims een deel van de huur terugvragen. In Georgia mag u na een brief ook repareren en redelijke kosten aftrekken.',
  },
}
