/** Questions about who may come into a home, stay in it or change it, and about reports to the city: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_THOSE_IN_THEM_NL: Words = {
  'us.fact.collects-things': {
    says: 'U mag blijven: wie is vertrokken kan u niet uit uw woning sturen, en de politie dwingt u niet. Spreek op papier dag en uur af, met een lijst van wat van de ander is. Laat alleen binnen wie u goedvindt, zorg voor een getuige en film het. De politie kan erbij staan (“civil standby”): die bewaart de rust en beslist niet wat van wie is. Gooi niets weg en houd niets achter wat duidelijk van de ander is.',
  },
  'us.fact.step-parent-in-inherited-home': {
    says: 'Een testament moet langs de erfrechter voordat het huis van u is, en alleen diens papier toont dat. De achtergebleven echtgenoot heeft rechten die een testament niet wegneemt: in Ohio een gratis jaar in het huis en een deel van de erfenis als die op tijd kiest. “Survivorship” geldt alleen als de akte het zegt: haal een kopie bij de county. Geef daarna schriftelijk opzegging en vraag de rechter om ontruiming; sloten vervangen mag niet. Een getekende afspraak met een dag en verhuisgeld is vaak het goedkoopst.',
    dependsOn: 'wie in de akte staat en wat uw staat een echtgenoot geeft',
  },
  'us.fact.hoa-solar': {
    says: 'In ongeveer de helft van de staten houdt een zonnewet een verbod tegen: onder meer Californië, Florida, Texas, Arizona en Colorado. Daar mag de HOA alleen eerlijke regels over plaats en uiterlijk stellen die weinig stroom of geld kosten. In Californië moet zij binnen 45 dagen schriftelijk antwoorden, anders geldt het als goedgekeurd. Elders beslissen haar papieren, maar een regel moet eerlijk en voor iedereen gelijk zijn. Vraag schriftelijk om regel en reden, en wacht op het ja voor u bouwt.',
    dependsOn: 'uw staat en wat de papieren van de vereniging zeggen',
  },
  'us.fact.false-report-to-city': {
    says: 'Vraag de stad om het dossier onder de wet van uw staat op openbare stukken: de melding, de foto’s en de afloop. Vaak wordt de naam van de melder weggelakt, soms niet. In Florida moet de stad meestal een naam en adres hebben voordat zij kijkt. Laat de ambtenaar zien dat alles klopt en vraag een papier waarop “gesloten” staat. Wie de stad met opzet voorliegt kan de wet breken, en een rechter kan pesterij verbieden.',
    dependsOn: 'de wet van uw staat op openbare stukken',
  },
  'us.fact.tenant-lets-nobody-in': {
    says: 'De eigenaar mag na een schriftelijke aankondiging binnen voor herstel en ongedierte, in de meeste staten 24 tot 48 uur vooraf en op een redelijk uur. Schrijf dag, uur en reden aan elke volwassene daar en bewaar een kopie. Weigeren ze nog, geef dan een aanzegging met de geschonden plicht en een dag. Daarna kan de rechter toegang bevelen of de huur beëindigen. Forceer de deur niet: alleen bij nood mag u meteen naar binnen.',
  },
}
