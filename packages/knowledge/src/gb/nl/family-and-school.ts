/** Dutch: child maintenance, contact with children, parting, social workers, and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_NL: Words = {
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
  'gb.divorce.answer-pension': {
    says: 'Niemand heeft zomaar recht op de helft. De rechter kijkt naar wat beiden nodig hebben, kinderen, leeftijd, inkomen en jaren samen, en kan een pensioen verdelen. Vraag de waarde (CETV) en haal advies voordat u instemt. Alleen een rechterlijk besluit maakt een akkoord definitief.',
  },
  'gb.ask-family.mediation': {
    says: 'Meestal moet u naar één gesprek over mediation (MIAM) voor u naar de familierechter gaat. De mediation zelf is uw keus. Bij geweld of spoed hoeft het gesprek niet. Vraag de mediator of een bon of rechtshulp kan betalen.',
  },
}
