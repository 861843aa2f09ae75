import { Button } from '@mantine/core';
import { changePicture, type companyPictures, removePicture } from '@rigsouq/contract/companies/profile';
import { logoFile } from '@rigsouq/contract/companies/registration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { pictureFileTypes } from '../../../lib/file-rules.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { ReadOnlyNote } from '../../../shared/dashboard/read-only-note.tsx';
import { FileBox } from '../../../ui/files/file-box.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './pictures-section.module.css';

const rule = { ...pictureFileTypes, bytes: logoFile.bytes };
const texts = {
  logo: { label: text('Company logo'), none: text('No logo yet'), remove: text('Remove logo') },
  cover: { label: text('Cover picture'), none: text('No cover yet'), remove: text('Remove cover') },
} as const;

/** Changes the two pictures of the public profile. A chosen file is saved immediately. */
export function PicturesSection({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <SettingsSection
      id="pictures"
      title={t('Logo and cover')}
      lead={t('The logo is beside your name and listings. The cover is above your public profile.')}
    >
      {!company.can.changeCompany && <ReadOnlyNote />}
      <div className={classes.pictures}>
        <Picture kind="logo" address={company.logo} canChange={company.can.changeCompany} />
        <Picture kind="cover" address={company.cover} canChange={company.can.changeCompany} />
      </div>
    </SettingsSection>
  );
}

type PictureProps = { kind: (typeof companyPictures)[number]; address: string | null; canChange: boolean };

function Picture({ kind, address, canChange }: PictureProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const { label, none, remove } = texts[kind];
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? call(changePicture, { params: { kind }, files: { picture: [file] } })
        : call(removePicture, { params: { kind } }),
    onSuccess: async (_, file) => {
      await client.refetchQueries(companyQuery);
      void toast({ message: t(file ? changePicture.message : removePicture.message), tone: 'good' });
      // The button that had the focus is gone with the picture.
      if (!file) input.current?.focus();
    },
  });

  function choose([file]: File[], [error]: string[]) {
    setFault(error);
    if (file) change.mutate(file);
  }

  return (
    <div className={classes.picture}>
      <label className={classes.label} htmlFor={id}>
        {t(label)}
      </label>
      <div className={classes.preview} data-kind={kind} aria-busy={change.isPending}>
        {address ? <img src={address} alt={t(label)} /> : <span>{t(none)}</span>}
      </div>
      {canChange && (
        <>
          <FileBox
            id={id}
            name={kind}
            rule={rule}
            hint={change.isPending ? t('Uploading...') : t('PNG, JPG or SVG up to 5MB')}
            error={fault}
            inputRef={input}
            onChoose={choose}
          />
          {address && (
            <Button variant="default" size="xs" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t(remove)}
            </Button>
          )}
        </>
      )}
      {change.isError && <FailureNote>{messageOf(i18n, change.error, t('Failed to save the picture'))}</FailureNote>}
    </div>
  );
}
