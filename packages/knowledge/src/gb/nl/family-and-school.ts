/** Dutch: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_NL: Words = {
  'gb.maintenance.wants': {
    says: 'De dienst voor kinderalimentatie (Child Maintenance Service) wil geld voor een kind, of legt de berekening uit.',
  },
  'gb.maintenance.right-again': {
    says: 'Vraag binnen 30 dagen om een nieuwe blik op de beslissing. Daarna kunt u gratis naar een rechter (tribunal).',
  },
  'gb.maintenance.know-change': {
    says: 'Meld meteen als uw loon verandert. Tussen de jaarlijkse controles rekenen ze alleen opnieuw als het 25% hoger of lager is.',
  },
  'gb.maintenance.right-wages': {
    says: 'Ze kunnen zonder rechter geld van uw loon nemen. Ze moeten u ten minste 60% van uw nettoloon laten.',
  },
  'gb.maintenance.step': {
    says: 'Stuur uw nieuwste loonstroken. Vraag hoe elk bedrag is berekend, en bied een plan aan voor de schuld.',
  },
  'gb.maintenance.ni': {
    says: 'Vraag om een nieuwe blik op de beslissing. Daarna kunt u naar een rechter (tribunal).',
  },
  'gb.maintenance.answer': {
    says: 'Stuur uw nieuwste loonstroken en vraag binnen 30 dagen om een nieuwe blik. Daarna kunt u naar een rechter. Van uw loon moet u ten minste 60% netto houden.',
  },
  'gb.children.right-order': {
    says: 'U kunt de familierechter vragen waar het kind woont en wie het ziet. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.right-meeting': {
    says: 'Voor de rechter moet u meestal naar een gesprek over bemiddeling. Niet als er mishandeling was.',
  },
  'gb.children.scotland': {
    says: 'U kunt de Sheriff Court vragen om een bevel over omgang of waar het kind woont. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.ni': {
    says: 'U kunt de familierechter vragen om een bevel over omgang of wonen. Wat het beste is voor het kind gaat voor.',
  },
  'gb.children.answer': {
    says: 'Probeer het eens te worden, met een bemiddelaar. Lukt dat niet, vraag de familierechter dan om een bevel (child arrangements order). Wat het beste is voor het kind gaat voor.',
  },
  'gb.divorce.right-no-blame': {
    says: 'Een van u kan scheiding vragen zonder de ander schuld te geven. Het duurt ten minste 26 weken. Laat ook huis, geld en pensioen regelen.',
  },
  'gb.divorce.answer': {
    says: 'Een van u kan het online vragen zonder schuld te noemen. Het duurt ten minste 26 weken. Vergeet het bevel over geld niet: zonder blijven eisen open.',
  },
  'gb.abuse.right-order': {
    says: 'De familierechter kan bevelen dat de persoon wegblijft van u en uw huis. Het is gratis, en kan dezelfde dag. Bel bij gevaar 999.',
  },
  'gb.unmarried.right-share': {
    says: 'Samenwonen maakt geen huwelijk. Toch kan een rechter zeggen welk deel van het huis van u is, naar wat is afgesproken en betaald.',
  },
  'gb.social-work.right-consent': {
    says: 'Ze moeten een risico voor een kind onderzoeken. Ze mogen een kind niet weghalen zonder uw toestemming, een rechter, of de politie in nood.',
  },
  'gb.social-work.answer': {
    says: 'Werk mee, en neem vroeg een advocaat. Teken niets over waar een kind woont zonder advies. Alleen uw toestemming, een rechter, of de politie in nood kan een kind weghalen.',
  },
  'gb.attorney.know': {
    says: 'Een volmacht (lasting power of attorney) moet worden gemaakt zolang iemand het begrijpt, en geregistreerd. Is het te laat, dan kan de Court of Protection iemand aanwijzen.',
  },
  'gb.school.wants': {
    says: 'De school houdt uw kind een tijd of voorgoed weg. De brief moet zeggen waarom, hoe lang en hoe u bezwaar maakt.',
  },
  'gb.school.right-governors': {
    says: 'U kunt uw verhaal doen bij het bestuur (governors). Is het voorgoed, of meer dan 15 dagen in een termijn, dan moeten ze binnen 15 schooldagen kijken.',
  },
  'gb.school.right-panel': {
    says: 'Blijft het bestuur bij wegsturen voorgoed, dan hebt u 15 schooldagen voor een onafhankelijke toets (review panel).',
  },
  'gb.school.exclude-step': {
    says: 'Vraag de brief en het bewijs schriftelijk. Schrijf op wat uw kind zegt, en vraag om met de governors te praten.',
  },
  'gb.school.right-equal': {
    says: 'Een school moet eerlijke aanpassingen doen voor een kind met een beperking, zoals autisme. Ze mag niet zonder goede reden straffen wat daarvan komt. Een rechter (tribunal) kan beslissen.',
  },
  'gb.school.right-plan': {
    says: 'De gemeente moet de hulp geven die in het plan staat. U kunt binnen twee maanden na de beslissing naar het SEND Tribunal.',
  },
  'gb.school.scotland-support': {
    says: 'De gemeente moet een kind de extra hulp geven die het nodig heeft om te leren. Een rechter (tribunal) beslist sommige zaken.',
  },
  'gb.school.wales-support': {
    says: 'Een kind met meer leerbehoeften heeft recht op een plan en de hulp daarin. U kunt naar het Education Tribunal for Wales.',
  },
  'gb.school.absence': {
    says: 'De boete is £80 per ouder en kind binnen 21 dagen, dan £160 tot dag 28. Beroep kan niet, maar u kunt de gemeente vragen die in te trekken.',
  },
  'gb.school.absence-wants': {
    says: 'De school wil uw kind daar elke dag, en zegt wat anders kan volgen.',
  },
  'gb.school.absence-step': {
    says: 'Ga naar het gesprek. Stuur bewijs voor elke ziektedag, en vraag hulp als uw kind niet naar school durft.',
  },
  'gb.school.place-wants': {
    says: 'De brief zegt welke schoolplaats uw kind krijgt. U kunt een andere school vragen en deze plaats intussen houden.',
  },
  'gb.school.right-place': {
    says: 'U kunt tegen de weigering naar een panel dat los staat van de school. Elke school die weigert moet zeggen hoe.',
  },
  'gb.school.place-step': {
    says: 'Neem de plaats aan die u hebt. Stuur het bezwaar voor de dag in de brief, met bewijs waarom deze school past.',
  },
  'gb.school.right-bus': {
    says: 'De reis is gratis naar de dichtstbijzijnde passende school op meer dan twee mijl, of drie vanaf acht jaar. Beperking, laag inkomen of een gevaarlijke weg tellen ook.',
  },
  'gb.school.answer-excluded': {
    says: 'Vraag de redenen schriftelijk, en doe uw verhaal bij het bestuur (governors). Is het voorgoed, dan kan een onafhankelijk panel kijken. Een kind met een beperking heeft meer rechten.',
  },
  'gb.school.answer-fine': {
    says: 'Beroep kan niet. U kunt de gemeente vragen die in te trekken als hij fout is. Betaal £80 binnen 21 dagen of £160 voor dag 28, anders kan de gemeente naar de rechter.',
  },
  'gb.divorce.answer-pension': {
    says: 'Niemand heeft zomaar recht op de helft. De rechter kijkt naar wat beiden nodig hebben, kinderen, leeftijd, inkomen en jaren samen, en kan een pensioen verdelen. Vraag de waarde (CETV) en haal advies voordat u instemt. Alleen een rechterlijk besluit maakt een akkoord definitief.',
  },
  'gb.ask-family.mediation': {
    says: 'Meestal moet u naar één gesprek over mediation (MIAM) voor u naar de familierechter gaat. De mediation zelf is uw keus. Bij geweld of spoed hoeft het gesprek niet. Vraag de mediator of een bon of rechtshulp kan betalen.',
  },
}
