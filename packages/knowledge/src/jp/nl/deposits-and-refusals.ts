/** The Dutch words of Japan: deposits and refusals. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_NL: Words = {
  'jp.deposit.reality': {
    says: 'Dit is de mening van uw verhuurder. U kunt elk bedrag betwisten en er bewijs van vragen.',
  },
  'jp.deposit.step-first': {
    says: 'Schrijf welke kosten u betwist en waarom. Voeg foto’s toe, noem uw rekening en geef een laatste dag voor de rest.',
  },
  'jp.stay.reality': {
    says: 'Een nee is niet het einde. Maar de tijd om iets te doen is kort, en loopt vanaf de brief.',
  },
  'jp.stay.step-first': {
    says: 'Schrijf op welke dag u hem kreeg en bewaar de envelop. Laat vandaag alle pagina’s aan een advocaat zien. Wacht niet op meer papieren.',
  },
  'jp.refusal.want': {
    says: 'Een kantoor zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'jp.refusal.reality': {
    says: 'Een kantoor heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'jp.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'jp.refusal.right-review': {
    says: 'U kunt een gratis herziening vragen (審査請求) binnen drie maanden nadat u het weet. De brief moet zeggen waar.',
  },
  'jp.data.reality': {
    says: 'Ze zeggen dat anderen uw gegevens gezien kunnen hebben. U bent niets schuldig. Doe nu iets, zodat niemand ze kan misbruiken.',
  },
  'jp.data.step-first': {
    says: 'Verander daar het wachtwoord, en overal waar u hetzelfde gebruikte. Open de site zelf, niet via een link. Houd uw bankrekening in de gaten.',
  },
  'jp.refusal.deadline': {
    says: 'U hebt drie maanden vanaf de dag nadat u het weet, om een herziening te vragen (審査請求).',
    action: 'Een herziening vragen (審査請求)',
    consequence: 'De beslissing blijft staan.',
  },
  'jp.stay.right-court': {
    says: 'Tegen een geweigerd verblijf kunt u binnen zes maanden na weten naar de rechter (取消訴訟). De gratis toetsing (審査請求) geldt hier niet. Vraag eerst het kantoor naar de redenen.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Loopt uw verblijf snel af, dan kunt u meestal tijd voor vertrek krijgen (特定活動, 出国準備), of opnieuw aanvragen met betere papieren. Langer blijven is strafbaar.',
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
  'jp.data.right-harm': {
    says: 'Een lek kan recht geven op schadevergoeding, ook voor zorgen alleen. De bedragen zijn klein. Is uw kaart misbruikt, meld het meteen; de kaartfirma dekt meestal 60 dagen terug.',
  },
}
