/** Letters of an office that refuses or stops a benefit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_NL: Words = {
  'jp.refusal.want': {
    says: 'Een kantoor zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'jp.refusal.reality': {
    says: 'Een kantoor heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'jp.refusal.step-late': {
    says: 'Ga vandaag naar het kantoor en vraag de redenen. Hebt u de hulp nog nodig, vraag dan nu opnieuw aan. Een late herziening vraagt een goede reden (正当な理由).',
  },
  'jp.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'jp.refusal.right-review': {
    says: 'U kunt een gratis herziening vragen (審査請求) binnen drie maanden nadat u het weet. De brief moet zeggen waar.',
  },
  'jp.refusal.deadline': {
    says: 'U hebt drie maanden vanaf de dag nadat u het weet, om een herziening te vragen (審査請求).',
    action: 'Een herziening vragen (審査請求)',
    consequence: 'De beslissing blijft staan.',
  },
  'jp.refusal.right-pension': {
    says: 'Vraag binnen drie maanden een toetsing bij de 社会保険審査官. Na dat antwoord hebt u twee maanden voor een tweede.',
  },
  'jp.refusal.right-work-injury': {
    says: 'Vraag binnen drie maanden een toetsing bij de 労働者災害補償保険審査官. Het is gratis. Vraag ook het dossier op.',
  },
  'jp.refusal.right-job-benefit': {
    says: 'Tegen een besluit van Hello Work kunt u binnen drie maanden een gratis toetsing vragen bij de 雇用保険審査官.',
  },
  'jp.refusal.right-care': {
    says: 'Lijkt de zorggraad fout, vraag de stad altijd om een nieuwe check (区分変更). Of ga binnen drie maanden naar de 介護保険審査会.',
  },
  'jp.refusal.right-welfare': {
    says: 'Bijstand mag niet zonder goede reden omlaag, en u wordt eerst gehoord. Vraag de gouverneur binnen drie maanden om toetsing. Antwoord komt in 50 tot 70 dagen.',
  },
  'jp.benefit.right-governor': {
    says: 'Bij bijstand (生活保護) vraagt u de gouverneur (知事) om de herziening. Dat moet voordat u naar de rechter kunt.',
  },
}
