/** Questions about crashes, falls, ambulances and doctors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BODILY_HARM_NL: Words = {
  'us.story.crash': {
    says: 'Teken geen afstandsverklaring (release) voor uw arts weet hoe goed u geneest. Die beëindigt alle claims. Bewaar rekeningen en foto’s, en ken de tijd om in uw staat naar de rechter te gaan.',
    dependsOn: 'de schuld, uw letsel en uw staat',
  },
  'us.story.ambulance': {
    says: 'Het federale verbod op onverwachte rekeningen geldt niet voor ambulances op de weg, maar sommige staten beschermen u. Vraag om een rekening met alle onderdelen, ga in beroep bij uw verzekeraar, en vraag om een lagere prijs of een plan.',
    dependsOn: 'uw staat en uw plan',
  },
  'us.story.doctor': {
    says: 'U moet meestal laten zien dat de arts onder de gewone zorg bleef en dat het u schaadde. De tijd voor een rechtszaak is kort en veel staten willen eerst een deskundige. Vraag uw gegevens op en ga naar een advocaat.',
    dependsOn: 'wat er misging en wanneer',
  },
  'us.trouble.fall': {
    says: 'De winkel betaalt als die het gevaar kende of had moeten kennen. Teken niets en neem geen eerste aanbod aan voor u weet hoe u geneest. Bewaar foto’s, namen en rekeningen.',
    dependsOn: 'wat zij wisten, uw deel schuld en uw staat',
  },
}
