/** The Dutch words of the rows in ../notices-of-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICES_OF_LIFE_NL: Words = {
  'us.life.right-stay': {
    says: 'Een aanvraag voor faillissement (bankruptcy) stopt incasso, loonbeslag en rechtszaken meestal meteen. Kinderalimentatie stopt het niet.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 beëindigt de meeste schulden van kaarten en artsen in maanden, als uw inkomen laag genoeg is. U kunt een huis of auto meestal houden tot vaste grenzen.',
  },
  'us.life.right-creditor': {
    says: 'Zolang de zaak loopt, mag u niet innen van de persoon die de aanvraag deed. Krijgt u nog geld, dien dan uiterlijk op de datum in het bericht een claim in.',
  },
  'us.life.right-forgiven': {
    says: 'Een kwijtgescholden schuld kan als inkomen tellen. Dat is niet zo als u meer schuldig was dan u bezat, of bij faillissement (bankruptcy). Dien dan Form 982 in.',
  },
  'us.life.right-found': {
    says: 'U kunt verloren geld gratis bij uw staat opvragen. Bedrijven die het voor u willen zoeken, willen een deel. Veel staten begrenzen dat.',
  },
  'us.life.step-found': {
    says: 'Zoek eerst op de eigen site van uw staat voor niet opgevraagd bezit (unclaimed property). Teken niets en betaal niets voor dat is gedaan.',
  },
  'us.life.reality-found': {
    says: 'U bent niets schuldig. Niemand heeft hiervoor uw wachtwoord van de bank nodig.',
  },
  'us.life.right-estate': {
    says: 'Erfgenamen kunnen het testament zien, en de tijd om bezwaar te maken is kort. Claims tegen de overledene moeten uiterlijk op de datum in het bericht worden ingediend.',
  },
  'us.life.reality-estate': {
    says: 'U bent de schulden van een overleden familielid meestal niet zelf schuldig. De nalatenschap betaalt ze eerst.',
  },
  'us.life.step-estate': {
    says: 'Schrijf de rechtbank, het zaaknummer en de datums op. Vraag de griffie (clerk) om een kopie van de papieren.',
  },
  'us.life.right-subpoena': {
    says: 'Een echte oproep (subpoena) moet u volgen, maar u kunt schriftelijk bezwaar maken of de rechter vragen hem kleiner te maken. Getuigen krijgen meestal een vergoeding.',
  },
  'us.life.want-subpoena': {
    says: 'Iemand in een rechtszaak wil dat u als getuige komt of papieren geeft.',
  },
  'us.life.step-subpoena': {
    says: 'Controleer de rechtbank en het zaaknummer bij de griffie (clerk). Bewaar de gevraagde papieren, en ga voor de datum naar een advocaat.',
  },
  'us.life.right-verify': {
    says: 'Als E-Verify niet klopt, kunt u dat binnen acht federale werkdagen aanvechten en intussen blijven werken. U kiest welke papieren u voor de I-9 laat zien.',
  },
  'us.life.right-cobra': {
    says: 'U hebt 60 dagen om COBRA te kiezen en daarna 45 dagen om de eerste keer te betalen. Het kan teruggaan tot de dag dat de dekking eindigde.',
  },
  'us.life.step-cobra': {
    says: 'Vergelijk de prijs met een Marketplace-plan. Als u de dekking van uw werk verliest, kunt u daar 60 dagen lang een plan nemen.',
  },
  'us.life.option-cobra': {
    says: 'Kies COBRA uiterlijk op de datum, of een ander plan.',
    title: 'Op tijd dekking kiezen',
    cost: 'Tot 102% van de volle prijs',
    time: '60 dagen om te kiezen',
    risk: 'Na de datum is het recht weg.',
    bestFor: 'U hebt snel zorg nodig of uw eigen risico is al op.',
  },
  'us.life.right-market': {
    says: 'U kunt in beroep gaan tegen een beslissing van de Marketplace over dekking of hulp, meestal binnen 90 dagen. Stuur ontbrekend bewijs uiterlijk op de datum om de hulp te houden.',
  },
  'us.life.right-plan': {
    says: 'Een plan van het werk dat nee zegt, moet redenen geven. U hebt meestal 180 dagen voor beroep bij een claim wegens handicap, 60 bij een pensioen. Ga in beroep voor u naar de rechter gaat.',
  },
  'us.life.right-lapse': {
    says: 'U kunt meestal laten zien dat u verzekerd was, of om een hoorzitting vragen, voor het rijbewijs of de kentekenplaten worden ingetrokken.',
  },
  'us.life.step-lapse': {
    says: 'Vraag uw verzekeraar vandaag om bewijs van dekking te sturen, en antwoord het kantoor uiterlijk op de datum. Rijd niet zolang de intrekking duurt.',
  },
  'us.life.option-lapse': {
    says: 'Stuur schriftelijk bewijs of vraag om een hoorzitting.',
    title: 'Bewijs laten zien of om een hoorzitting vragen',
    cost: 'Gratis of weinig kosten',
    time: 'Uiterlijk op de datum in het bericht',
    risk: 'Te late antwoorden kunnen het rijbewijs kosten.',
    bestFor: 'U had dekking of het is een vergissing.',
  },
  'us.life.want-citizen': {
    says: 'Het immigratiekantoor beslist over uw verzoek om burger te worden.',
  },
  'us.life.step-citizen': {
    says: 'Schrijf de datum van de brief op en laat hem lezen door een immigratieadvocaat of een erkende helper.',
  },
  'us.life.option-citizen': {
    says: 'Vraag om een hoorzitting met Form N-336, of vraag het later opnieuw aan.',
    title: 'Om een hoorzitting vragen',
    cost: 'Kosten om in te dienen, die kunnen worden kwijtgescholden',
    time: '30 dagen vanaf de ontvangst',
    risk: 'De feiten worden opnieuw bekeken.',
    bestFor: 'De reden klopt niet of u hebt nieuw bewijs.',
  },
  'us.life.want-rate': {
    says: 'Uw kaartmaatschappij vertelt u nieuwe voorwaarden en vanaf welke dag ze gelden.',
  },
  'us.life.step-rate': {
    says: 'Zoek het recht om te weigeren en de datum daarvan. Vergelijk andere kaarten voor u deze nog gebruikt.',
  },
  'us.life.option-rate': {
    says: 'Weiger de wijziging schriftelijk uiterlijk op de datum. De rekening sluit dan meestal en u betaalt het oude saldo af met de oude rente.',
    title: 'De nieuwe voorwaarden weigeren',
    cost: 'Gratis',
    time: 'Uiterlijk op de datum in de brief',
    risk: 'U kunt de kaart dan misschien niet meer gebruiken.',
    bestFor: 'De nieuwe voorwaarden zijn veel slechter.',
  },
  'us.life.want-injured': {
    says: 'De verzekeraar van uw werkgever beslist over loon en artsen na een ongeval op het werk.',
  },
  'us.life.step-injured': {
    says: 'Vraag het bureau van de staat (state board) binnen de termijn om een hoorzitting. Veel advocaten voor werknemers krijgen alleen een deel als u wint.',
  },
  'us.life.option-injured': {
    says: 'Vecht de weigering aan bij het bureau van de staat (state board) met het rapport van uw arts.',
    title: 'Het bureau om een hoorzitting vragen',
    cost: 'Meestal gratis',
    time: 'Weken tot een jaar',
    risk: 'Geen.',
    bestFor: 'Het letsel kwam door het werk of werd erger.',
  },
  'us.life.right-wages': {
    says: 'U moet minstens het minimumloon krijgen voor alle uren. U kunt twee of drie jaar terug eisen, en nog eens zoveel. U mag niet worden gestraft omdat u erom vraagt.',
  },
  'us.life.right-green-card': {
    says: 'Meld een nieuw adres binnen tien dagen bij het immigratiekantoor. Voor een voorwaardelijke kaart is Form I-751 nodig in de 90 dagen voor die eindigt.',
  },
}
