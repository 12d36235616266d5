/** The Dutch words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_NL: Words = {
  'us.stop.snap-want': {
    says: 'De staat zegt dat uw voedselhulp (SNAP) eindigt of verandert, vanaf wanneer, en waarom.',
  },
  'us.stop.snap-who': {
    says: 'Het kantoor van uw staat of county voert SNAP uit volgens federale regels. De hoorzitting wordt gedaan door iemand die niet over uw zaak heeft beslist.',
  },
  'us.stop.snap-reality': {
    says: 'Dit is niet het laatste woord. Een hoorzitting is gratis, en in veel berichten staat een fout inkomen.',
  },
  'us.stop.snap-rights': {
    says: 'U kunt uw dossier zien, om een hoorzitting vragen, een helper meenemen, en vaak uw uitkering houden tot de beslissing.',
  },
  'us.stop.snap-right-notice': {
    says: 'Meestal moet u minstens tien dagen voor een verlaging bericht krijgen. Daarin moet staan waarom.',
  },
  'us.stop.snap-right-keep': {
    says: 'Vraag om de hoorzitting binnen de dagen in het bericht, dan gaat uw uitkering door. Als u verliest, moet u die misschien terugbetalen.',
  },
  'us.stop.snap-right-hearing': {
    says: 'U kunt binnen 90 dagen om een hoorzitting (fair hearing) vragen, schriftelijk of per telefoon.',
  },
  'us.stop.snap-step': {
    says: 'Vraag nu om een hoorzitting en zeg dat u wilt dat uw uitkering doorgaat. Schrijf de dag en de naam op.',
  },
  'us.stop.snap-step-check': {
    says: 'Controleer het inkomen en de mensen die zij hebben geteld. Stuur loonstroken, huur, kinderopvang en medische rekeningen.',
  },
  'us.stop.snap-option': {
    says: 'Bel of schrijf: "Ik vraag om een hoorzitting (fair hearing) en wil dat mijn uitkering doorgaat."',
    title: 'Om een hoorzitting (fair hearing) vragen',
    cost: 'Gratis',
    time: 'Binnen de dagen in het bericht om de uitkering te houden; hoogstens 90 dagen',
    risk: 'Als u verliest, moet u misschien terugbetalen wat doorging.',
    bestFor: 'Het inkomen of het aantal mensen klopt niet.',
  },
  'us.stop.medicaid-want': {
    says: 'De staat zegt dat uw Medicaid eindigt, verandert of is geweigerd, en waarom.',
  },
  'us.stop.medicaid-reality': {
    says: 'Veel mensen verliezen Medicaid alleen omdat er een formulier miste. Dat kunt u vaak nog goed maken.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'U hebt recht op een hoorzitting (fair hearing). De laatste dag staat in het bericht, hoogstens 90 dagen later.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Vraag om een hoorzitting voor de dag dat het eindigt, dan gaat uw Medicaid door tot de beslissing.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Meestal moet het bericht minstens tien dagen voor het einde van uw Medicaid komen.',
  },
  'us.stop.medicaid-step': {
    says: 'Stuur wat er mist, en vraag dezelfde dag om een hoorzitting. Zeg dat u wilt dat Medicaid doorgaat.',
  },
  'us.stop.medicaid-option': {
    says: 'Vraag het schriftelijk, online of per telefoon. Bewaar bewijs van de dag.',
    title: 'Om een hoorzitting (fair hearing) vragen',
    cost: 'Gratis',
    time: 'Voor de dag dat het eindigt, om Medicaid te houden',
    risk: 'Als u verliest, kan de staat de kosten vragen van de zorg die doorging.',
    bestFor: 'U hebt er nog recht op, of er miste alleen een formulier.',
  },
  'us.stop.ssa-want': {
    says: 'Social Security zegt dat een uitkering is geweigerd, eindigt of verandert, en waarom.',
  },
  'us.stop.ssa-reality': {
    says: 'Een eerste nee komt vaak voor. Veel mensen winnen later, vooral op de zitting bij een rechter.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'U hebt 60 dagen om een nieuwe beoordeling te vragen (reconsideration). Zij nemen aan dat de brief na vijf dagen aankwam.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Als SSI wordt verlaagd of eindigt, ga dan in beroep binnen tien dagen nadat u het bericht kreeg. Dan gaat het geld door tot de eerste beslissing.',
  },
  'us.stop.ssa-step': {
    says: 'Ga in beroep op ssa.gov of stuur Form SSA-561. Vraag uw artsen om nieuwere papieren.',
  },
  'us.stop.ssa-option': {
    says: 'Zeg wat er niet klopt en stuur bewijs mee. Begin niet helemaal opnieuw: u kunt dan maanden verliezen.',
    title: 'Om een nieuwe beoordeling vragen (reconsideration)',
    cost: 'Gratis',
    time: 'Binnen 60 dagen; tien dagen om SSI te houden',
    risk: 'Als u verliest, moet u geld dat doorging misschien terugbetalen.',
    bestFor: 'U bent het niet eens met de reden.',
  },
  'us.stop.meals-want': {
    says: 'Het schooldistrict zegt of uw kind gratis of goedkopere maaltijden krijgt, en waarom.',
  },
  'us.stop.meals-reality': {
    says: 'U kunt altijd opnieuw aanvragen, bijvoorbeeld als uw inkomen daalt of uw gezin groeit.',
  },
  'us.stop.meals-right-hearing': {
    says: 'U kunt in beroep gaan bij iemand die niet heeft beslist. U mag een helper meenemen en de papieren zien.',
  },
  'us.stop.meals-right-direct': {
    says: 'Een kind in een huis met SNAP, of een pleegkind of kind zonder huis, krijgt gratis maaltijden zonder dat naar inkomen wordt gekeken.',
  },
  'us.stop.meals-step': {
    says: 'Vergelijk het inkomen en het aantal mensen met uw eigen cijfers. Vraag om een hoorzitting als ze niet kloppen.',
  },
  'us.stop.meals-option': {
    says: 'Bel of schrijf naar de persoon die in de brief staat.',
    title: 'Om een hoorzitting vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de dag in de brief',
    risk: 'Geen.',
    bestFor: 'Het inkomen of het aantal mensen klopt niet.',
  },
  'us.stop.snap-right-work': {
    says: 'De grens van drie maanden geldt niet als u niet kunt werken, zwanger bent, voor een kind onder 14 zorgt of 20 uur per week werkt. Stuur bewijs.',
  },
}
