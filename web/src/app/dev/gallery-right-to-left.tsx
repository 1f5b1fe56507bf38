// The same components read from the right. Arabic is the sample, since its letters join and its lines turn around.
import { ArrowRight, Check } from 'lucide-react';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { UiRoot } from '../../ui/base/ui-root';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { RadioCards } from '../../ui/forms/radio-cards';
import { SelectField } from '../../ui/forms/select-field';
import { SwitchField } from '../../ui/forms/switch-field';
import { TextField } from '../../ui/forms/text-field';
import { Tabs } from '../../ui/overlays/tabs';
import { Notice } from '../../ui/status/notice';
import { Progress } from '../../ui/status/progress';
import { Stepper } from '../../ui/status/stepper';
import { Table } from '../../ui/status/table';
import { GallerySection, Row } from './gallery-section';

const columns = [
  { key: 'item', header: 'البند', cell: (row: { item: string; amount: string }) => row.item },
  {
    key: 'amount',
    header: 'المبلغ',
    align: 'end' as const,
    cell: (row: { item: string; amount: string }) => row.amount,
  },
];

export function GalleryRightToLeft({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection
      id={id}
      title={title}
      lead="The same components in Arabic. Only layout is ours; the words are samples."
    >
      <div dir="rtl" lang="ar" className="grid gap-8">
        <UiRoot direction="rtl">
          <Stepper step={2} total={5} />
          <Row>
            <Button>
              التالي
              <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </Button>
            <Button variant="secondary">السابق</Button>
            <Badge tone="ok" icon={Check}>
              متاح
            </Badge>
          </Row>
          <Notice tone="info" title="يمكن تغيير كل اختيار لاحقًا">
            لن يُخصم أي مبلغ اليوم.
          </Notice>
          <Card className="grid items-start gap-6 sm:grid-cols-2">
            <TextField name="rtl-name" label="الاسم الكامل" hint="كما تود أن يظهر للآخرين." isRequired />
            <TextField name="rtl-mail" label="البريد الإلكتروني" type="email" problem="Invalid input" />
            <SelectField name="rtl-place" label="المكان" options={[{ value: 'garden', label: 'الحديقة' }]} />
            <CheckboxField name="rtl-agree" label="أوافق على المراسلة" defaultChecked />
            <SwitchField name="rtl-quiet" label="ساعات هادئة" defaultChecked />
            <RadioCards
              className="sm:col-span-2"
              name="rtl-kind"
              label="كيف تود أن تبدأ؟"
              columns={2}
              defaultValue="guided"
              cards={[
                { value: 'guided', label: 'خطوة بخطوة', description: 'سؤال واحد في كل مرة.' },
                { value: 'free', label: 'بمفردي', description: 'كل الاختيارات في صفحة واحدة.' },
              ]}
            />
          </Card>
          <Tabs
            label="أقسام الصفحة"
            tabs={[
              { value: 'about', label: 'نبذة', content: <p>القسم الأول.</p> },
              { value: 'guests', label: 'سجل الزوار', content: <p>كلمات تركها الآخرون.</p> },
            ]}
          />
          <Progress label="التقدم" percent={40} />
          <Table
            caption="اختياراتك"
            columns={columns}
            rows={[{ item: 'الزهور', amount: '$650' }]}
            rowKey={({ item }) => item}
          />
          <Disclosure title="كم تبلغ التكلفة؟">التخطيط مجاني.</Disclosure>
        </UiRoot>
      </div>
    </GallerySection>
  );
}
