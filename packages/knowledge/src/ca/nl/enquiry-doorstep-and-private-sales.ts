/** The Dutch words of the rows in ../enquiry-doorstep-and-private-sales.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_NL: Words = {
  'ca.fact.door-sale-on': {
    says: 'In Ontario mag een firma geen ketel, boiler, airco of filter aan de deur verkopen of verhuren als u haar niet vroeg. Zo’n contract is nietig: u bent niets schuldig. Bij andere verkoop thuis hebt u 10 dagen vanaf de kopie, en tot een jaar als er gelogen is. Zeg schriftelijk op en klaag bij Consumer Protection Ontario.',
  },
  'ca.fact.door-sale-qc': {
    says: 'In Québec kunt u een thuis getekend contract met een rondtrekkende verkoper binnen 10 dagen na de kopie zonder reden opzeggen. U hebt een jaar als vergunning of formulier ontbreekt, of bij verwarming, airco of isolatie: dat is sinds november 2024 meestal verboden. Stuur nu formulier of brief aangetekend, voor het werk. Een lening ervoor vervalt ook. Controleer de vergunning bij de OPC.',
  },
  'ca.fact.door-sale': {
    says: 'Tekende u aan de deur of thuis, dan kunt u meestal binnen 10 dagen na uw kopie zonder reden opzeggen. Langer, tot een jaar, als het contract niet klopt of de firma geen licentie heeft. Schrijf per mail of aangetekend met bewijs. Het geld moet in ongeveer 15 dagen terug.',
  },
  'ca.fact.gym-cancel-on': {
    says: 'In Ontario kunt u een sportschool (gym) binnen 10 dagen na het contract zonder reden verlaten. Schrijf met bewijs; geld terug in 15 dagen. Daarna duurt het contract hoogstens een jaar en moet per maand betalen kunnen. Het mag niet lang stil verlengen. Zoek ook een medische clausule.',
  },
  'ca.fact.private-car-as-is': {
    says: 'Buiten Québec geeft een particulier geen garantie, dus “as is” geldt meestal. Leugens dekt het niet: waren advertentie of berichten onwaar, dan kunt u geld terug of schade vragen. Bewaar de advertentie. Schrijf met een dag, dan small claims. In Québec tellen verborgen gebreken ook tegen particulieren.',
    dependsOn: 'wat de verkoper zei en de provincie',
  },
  'ca.fact.hidden-fault-qc': {
    says: 'In Québec is de verkoper aansprakelijk voor ernstige verborgen gebreken die er bij de koop waren, ook als hij ze niet kende. Schrijf hem snel, meestal binnen zes maanden na de ontdekking, aangetekend. Laat hem kijken voor u repareert, tenzij het spoed heeft. Vraag een expertise. U hebt meestal drie jaar om te procederen.',
  },
  'ca.fact.tree-fell': {
    says: 'Bel eerst uw eigen woonverzekering: die betaalt meestal voor huis, schuur of schutting, en de autoverzekering voor een auto. Aan een gezonde boom die door storm valt heeft meestal niemand schuld. De buur betaalt alleen als de boom dood of gevaarlijk was en hij dat wist of moest weten. Maak eerst foto’s.',
  },
  'ca.fact.nosi-on': {
    says: 'Sinds juni 2024 geldt een notitie (NOSI) voor een ketel, boiler en dergelijke in Ontario als vervallen. Ze drukt niet op uw huis: u hoeft haar niet te betalen om te verkopen. Laat uw advocaat haar schrappen. Het contract kan doorlopen: vraag een kopie en betwist het bedrag. Sinds maart 2018 ongevraagd aan uw deur verkocht? Dan is het nietig. Consumer Protection Ontario: 1-800-889-9768.',
  },
}
