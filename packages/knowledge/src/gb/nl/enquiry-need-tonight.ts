/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'gb.need.food': {
    says: 'Vraag uw gemeente (council) vandaag om een Crisis Payment uit het Crisis and Resilience Fund. Het is geld voor eten of warmte; u hoeft geen uitkering te hebben. Voor een bon van de voedselbank vandaag: 0808 208 2138, gratis, werkdagen 9 tot 17 uur. Ook school, dokter of wijkverpleegkundige kan die geven. Wacht u op Universal Credit, vraag dan een voorschot (advance).',
  },
  'gb.need.food-scotland': {
    says: 'Vraag uw gemeente (council) vandaag om een Crisis Grant uit het Scottish Welfare Fund. Die kan in nood eten en warmte betalen, en u betaalt niets terug. U moet 16 zijn en weinig inkomen hebben, met of zonder uitkering. Zegt zij nee, vraag dan een herziening (review). Citizens Advice Scotland weet waar de dichtste voedselbank is: 0800 028 1456.',
  },
  'gb.need.food-wales': {
    says: 'Vraag vandaag op gov.wales een Emergency Assistance Payment aan uit het Discretionary Assistance Fund. Die kan in nood eten, gas, stroom en kleren betalen, en u betaalt niets terug. U hoeft geen uitkering te hebben. Voor een bon van de voedselbank vandaag: 0808 208 2138, gratis, werkdagen 9 tot 17 uur.',
  },
  'gb.need.food-northern-ireland': {
    says: 'Vraag vandaag de dienst Finance Support (zie nidirect.gov.uk) om Discretionary Support. In een crisis geeft die een lening zonder rente of een gift voor eten en leven, ook als u werkt. Zegt zij nee, vraag dan een herziening (review). Advice NI helpt gratis en weet waar de dichtste voedselbank is: 0800 915 4604.',
  },
  'gb.need.power': {
    says: 'Bel nu de leverancier. Zeg dat er een baby, een oud of ziek mens is, bied een plan aan en vraag stroom nog vandaag. Voor een afsluiting moet hij u een haalbaar plan aanbieden. Vraag de gemeente (council) om crisisgeld voor warmte. Weigert hij, bel dan Citizens Advice: 0808 223 1133 (Schotland 0800 028 1456). Is de straat ook donker, dan is het een storing: bel 105.',
  },
  'gb.need.meter': {
    says: 'Bel nu de leverancier. Zeg dat de meter leeg is en wie er thuis is. Hij moet noodtegoed geven, tegoed ’s nachts en in het weekend, en meer (extra credit) aan mensen in nood, zoals met een baby. U betaalt het beetje bij beetje terug. Vraag hem, of de gemeente (council), om een energiebon of crisisgeld. Weigert hij, bel dan Citizens Advice: 0808 223 1133 (Schotland 0800 028 1456).',
  },
  'gb.need.loan-shark': {
    says: 'In gevaar: bel 999. U deed niets strafbaars: hij wel, door te lenen zonder vergunning. Hij kan de lening niet bij de rechter opeisen. Dag en nacht, vertrouwelijk: Engeland 0300 555 2222, Schotland 0800 074 0878, Wales 0300 123 3311; in Noord-Ierland politie 101. Zij helpen u en stoppen hem. Bewaar berichten. Laat de bank de kaart blokkeren.',
  },
  'gb.need.bed': {
    says: 'Bel nu uw gemeente (council) en zeg dat u vannacht nergens kunt slapen; buiten kantooruren is er een noodnummer. Met kinderen, zwanger, ziek of op de vlucht voor geweld moet zij u vannacht een plek geven terwijl zij uw zaak bekijkt. Een auto is voor de wet geen huis. Zegt zij nee, bel dan Shelter, gratis: 0808 800 4444.',
  },
  'gb.need.bed-scotland': {
    says: 'Bel nu uw gemeente (council) en zeg dat u vannacht nergens kunt slapen; buiten kantooruren is er een noodnummer. Heeft zij reden om te denken dat u dakloos bent, dan moet zij u vannacht een plek geven en het daarna bekijken. In Schotland geldt dat met of zonder kinderen. Zegt zij nee, bel dan Shelter Scotland, gratis: 0808 800 4444.',
  },
  'gb.need.bed-wales': {
    says: 'Bel nu uw gemeente (council) en zeg dat u vannacht nergens kunt slapen; buiten kantooruren is er een noodnummer. In Wales moet zij u een plek geven terwijl zij uw zaak bekijkt, als u voorrang kunt hebben. Zo met kinderen, zwanger, ziek, op de vlucht voor geweld of op straat. Zegt zij nee, bel dan Shelter Cymru, gratis: 08000 495 495.',
  },
  'gb.need.bed-northern-ireland': {
    says: 'Bel nu de Housing Executive en zeg dat u vannacht nergens kunt slapen: 03448 920 900, ’s avonds en in het weekend 03448 920 908. Met kinderen, zwanger, ziek of op de vlucht voor geweld moet zij u een plek geven terwijl zij uw zaak bekijkt. Zegt zij nee, dan geeft Housing Rights gratis advies: 028 9024 5640.',
  },
}
