/** The Dutch words of the rows in ../enquiry-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_NL: Words = {
  'us.ask-home.lockout': {
    says: 'In bijna elke staat mag een verhuurder u niet buitensluiten, geen stroom afsluiten en uw spullen niet weghalen. Bel nu de politie op het nummer zonder spoed en de gratis rechtshulp (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'U hoeft niet weg op de laatste dag van een bericht. De verhuurder moet dan naar de rechter en winnen. Antwoord papieren van de rechtbank op tijd en bel vandaag de gratis rechtshulp (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Tijdens een vast huurcontract heeft de verhuurder een reden nodig. Bij huur per maand moet er schriftelijk bericht zijn, in de meeste staten 30 dagen of meer. U hoeft niet weg voor een rechter het beveelt.',
    dependsOn: 'uw huurcontract, uw staat en uw stad',
  },
  'us.ask-home.rent-behind': {
    says: 'Zeg het uw verhuurder schriftelijk, bied een plan aan, en bel 211 voor hulp bij de huur. Alleen een rechter kan u bevelen te vertrekken. Bel de gratis rechtshulp (legal aid) als u een bericht krijgt.',
  },
  'us.ask-home.deposit': {
    says: 'Geef uw nieuwe adres en vraag er schriftelijk om. Elke staat heeft een termijn, meestal 14 tot 45 dagen, en gewone slijtage mag niet worden gerekend. Ga daarna naar de rechtbank voor kleine zaken (small claims court).',
  },
  'us.ask-home.repairs': {
    says: 'Vraag schriftelijk om de reparatie en maak foto’s. Bel dan de inspecteur van uw stad. Houd geen huur in voor u advies uit uw buurt hebt, want de regels verschillen per staat.',
  },
  'us.ask-home.rent-increase': {
    says: 'Tijdens een vast huurcontract kan de huur alleen omhoog als het contract dat zegt. Daarna moet het vooraf worden gemeld, en sommige staten en steden begrenzen de verhoging.',
    dependsOn: 'uw huurcontract, uw staat en uw stad',
  },
  'us.ask-home.discrimination': {
    says: 'Klaag binnen een jaar bij HUD, of bij uw staat. Een verhuurder mag u niet slechter behandelen om ras, geslacht, geloof, kinderen of handicap, en moet bij een handicap redelijke aanpassingen doen.',
  },
  'us.ask-home.break-lease': {
    says: 'U bent misschien huur schuldig tot er een nieuwe huurder komt. Militaire orders, gevaar thuis of een ongeschikte woning kunnen u vrijmaken. In de meeste staten moet de verhuurder opnieuw proberen te verhuren.',
    dependsOn: 'uw reden, uw huurcontract en uw staat',
  },
  'us.ask-home.military-lease': {
    says: 'Met militaire orders kunt u een huurcontract beëindigen: geef schriftelijk bericht en een kopie van de orders. Het eindigt 30 dagen na de volgende huurdag.',
  },
  'us.ask-home.enter': {
    says: 'In de meeste staten moet een verhuurder het vooraf melden, vaak 24 uur, en een goede reden hebben. In nood mag hij meteen binnenkomen.',
    dependsOn: 'uw staat en of het nood is',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid) of 211. Die hulp is gratis bij laag inkomen, en in sommige steden krijgt elke huurder bij de rechter een gratis advocaat.',
  },
  'us.ask-home.eviction-record': {
    says: 'Een controlebedrijf mag een uitzetting meestal zeven jaar melden. U kunt het rapport krijgen, fouten betwisten en in veel staten de rechter vragen de zaak te verzegelen (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'In veel staten stopt de zaak als u alle huur, kosten en gerechtskosten betaalt voor de zitting of het vonnis. Betaal zo dat er bewijs is. Ga toch naar de rechtbank en vraag de zaak te beëindigen.',
    dependsOn: 'uw staat en de dag waarop u betaalt',
  },
  'us.ask-home.home-sold': {
    says: 'Een huurcontract loopt meestal door bij de nieuwe eigenaar, en uw borg ook. Zonder contract voor vaste tijd moeten zij de termijn van uw staat geven. Vraag schriftelijk wie nu de huur krijgt.',
    dependsOn: 'uw huurcontract en uw staat',
  },
  'us.ask-home.roommate-left': {
    says: 'Tekenden jullie allebei hetzelfde contract, dan kan de verhuurder meestal van ieder de hele huur vragen. Betaal om uw woning te houden en eis het deel van de ander bij de small claims court.',
    dependsOn: 'of jullie allebei hetzelfde contract tekenden',
  },
  'us.ask-home.voucher-refused': {
    says: 'Volgens de federale wet mogen de meeste verhuurders een voucher weigeren, maar veel staten en steden verbieden dat. Vraag het nee op papier en klaag bij het kantoor voor burgerrechten van uw staat.',
    dependsOn: 'uw staat en stad',
  },
}
